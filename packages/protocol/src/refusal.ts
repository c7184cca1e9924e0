/** Why a message or a body was not understood. `path` names the first field that is wrong, `''` the whole. */
export type ProtocolRefusal =
  | { readonly code: 'MESSAGE_NOT_JSON' }
  | { readonly code: 'MESSAGE_TOO_LARGE'; readonly limit: number }
  | { readonly code: 'MESSAGE_MALFORMED'; readonly path: string };
