/** A message to the server, ready to be written as JSON. */
export type ClientMessage = { readonly type: string };
/** A decoded message from the server. */
export type ServerMessage = { readonly type: string };
