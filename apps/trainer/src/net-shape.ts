/** Activations in the order of the kernel's numbers. */
export const ACTIVATIONS = ['clipped', 'squared', 'logistic', 'leaky'] as const;
export type Activation = (typeof ACTIVATIONS)[number];

/** The layers of a net; `hidden2` 0: none. */
export interface NetShape {
  readonly hidden1: number;
  readonly hidden2: number;
  readonly activation1: Activation;
  readonly activation2: Activation;
}

/** Reads `256`, `512-32` or `512-32:squared,clipped`; null where it is none. */
export function parseShape(text: string): NetShape | null {
  const match = /^(\d+)(?:-(\d+))?(?::([a-z]+)(?:,([a-z]+))?)?$/.exec(text);
  if (match === null) return null;
  const hidden1 = Number(match[1]);
  const hidden2 = Number(match[2] ?? 0);
  const activation1 = activationOf(match[3] ?? 'clipped');
  const activation2 = activationOf(match[4] ?? 'clipped');
  if (activation1 === null || activation2 === null) return null;
  if (hidden1 < 16 || hidden1 > 1024 || hidden1 % 16 !== 0) return null;
  if (hidden2 > 1024 || hidden2 % 8 !== 0) return null;
  return { hidden1, hidden2, activation1, activation2 };
}

export function formatShape({ hidden1, hidden2, activation1, activation2 }: NetShape): string {
  const second = hidden2 > 0 ? `-${hidden2}` : '';
  return `${hidden1}${second}:${activation1}${hidden2 > 0 ? `,${activation2}` : ''}`;
}

function activationOf(text: string): Activation | null {
  return ACTIVATIONS.find((name) => name === text) ?? null;
}
