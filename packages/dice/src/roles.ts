/** Who takes part in a roll: the server's dice box, player A (white) and player B (black). */
export const ROLES = ['S', 'A', 'B'] as const;
export type Role = (typeof ROLES)[number];

/** The two roles that open links by themselves. */
export const PLAYER_ROLES = ['A', 'B'] as const;
export type PlayerRole = (typeof PLAYER_ROLES)[number];

/** One value for each player. */
export interface ByPlayer<T> {
  readonly A: T;
  readonly B: T;
}

/** The other player. */
export function otherPlayer(role: PlayerRole): PlayerRole {
  return role === 'A' ? 'B' : 'A';
}

/** Whether a text names a role. */
export function isRole(text: unknown): text is Role {
  return text === 'S' || text === 'A' || text === 'B';
}

/** Whether a text names a player. */
export function isPlayerRole(text: unknown): text is PlayerRole {
  return text === 'A' || text === 'B';
}
