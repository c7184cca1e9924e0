import { type ReadonlySignal, signal } from '@preact/signals';
import { readStored, writeStored } from '../../../effects/storage.ts';

const KEY = 'nardy.table';

export type TableMode = 'board' | 'text';

const current = signal<TableMode>(readStored(KEY) === 'text' ? 'text' : 'board');

/** Whether tables are drawn or told on this device. */
export const tableMode: ReadonlySignal<TableMode> = current;

/** Draws or tells this table and the next ones. */
export function setTableMode(mode: TableMode): void {
  current.value = mode;
  writeStored(KEY, mode);
}
