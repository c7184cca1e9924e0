export type { ClientMessage, ServerMessage } from '@nardy/protocol';
