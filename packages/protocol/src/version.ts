/** Version of the messages; both sides say it first and a difference is a fault. */
export const PROTOCOL_VERSION = 1;

/** Longest message a client may send, in bytes. */
export const MAX_CLIENT_MESSAGE_BYTES = 65_536;

/** Longest name of a player, in UTF-16 units. */
export const MAX_NAME_LENGTH = 40;

/** Longest line of a log that is sent, in UTF-16 units. */
export const MAX_LINE_LENGTH = 2_048;

/** Most lines of one game. */
export const MAX_LINES = 65_536;
