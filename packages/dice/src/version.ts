/** The protocol's name and version: the first field of everything that is hashed. */
export const DICE_VERSION = 'nardy-dice/1';

/** The longest chain. */
export const MAX_CHAIN_LENGTH = 65535;

/** The usual length of a chain. */
export const DEFAULT_CHAIN_LENGTH = 1024;

/** A chain with this many links or fewer left should be renewed. */
export const RENEW_AT_LINKS_LEFT = 8;

/** How often one player may void a roll in one game. */
export const MAX_VOIDS = 2;
