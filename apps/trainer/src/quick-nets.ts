import type { StoredNet } from './net-file.ts';
import { quantise, scalesOf } from './quantise.ts';
import { bytesAt, type TrainerExports } from './trainer-kernel.ts';

/** Whether the engine's int16 inference runs nets of this shape. */
export function canBeQuick({ shape }: StoredNet): boolean {
  const { hidden1, hidden2, activation1 } = shape;
  return hidden1 % 64 === 0 && hidden2 <= 64 && (activation1 === 'clipped' || activation1 === 'squared');
}

/**
 * Makes the kernel play and judge as the engine does: nets in int16, and the bear-off tables, built here in about a
 * second. The nets in training stay as they are.
 */
export function loadQuickNets(kernel: TrainerExports, nets: readonly StoredNet[]): void {
  for (const net of nets) {
    const file = quantise(net, scalesOf(net));
    const at = kernel.allocate(file.length);
    bytesAt(kernel, at, file.length).set(file);
    const fault = kernel.loadQuickNet(at, file.length);
    if (fault !== 0) throw new Error(`the engine refuses the ${net.kind} net (${fault})`);
  }
  while (kernel.bearoffStep(1 << 16) < 1);
  kernel.useQuick(1);
}
