import type { ComponentType } from 'preact';
import type { TextTableProps } from './text-table.tsx';

/** The table as text; fetched when it is first wanted. */
export const loadTextTable = (): Promise<ComponentType<TextTableProps>> =>
  import('./text-table.tsx').then((module) => module.TextTable);
