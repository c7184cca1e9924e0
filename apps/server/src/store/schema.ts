/** Tables of both databases. Numbers are integers; times are milliseconds since 1970. */
export interface Schema {
  readonly matches: {
    id: string;
    rules: string;
    length: number | null;
    clock: string;
    mode: string;
    opponent: string;
    /** Level of the bot; also `null` in matches with a bot from before there were levels. */
    level: string | null;
    white_name: string | null;
    black_name: string | null;
    white_seat: string | null;
    black_seat: string | null;
    created_ms: number;
    seq: number;
    deadline_ms: number | null;
    closed: number;
    rematch: string | null;
    /** When the last lines were written. */
    written_ms: number;
    /** When a node last took it upon itself to serve the deadline. */
    due_taken_ms: number;
  };
  readonly games: {
    id: string;
    match_id: string;
    ordinal: number;
    first_seq: number;
    result: string | null;
    head: string | null;
    line_count: number | null;
    /** When all seals stood; `null` before that. */
    sealed_ms: number | null;
  };
  readonly lines: { match_id: string; seq: number; text: string };
  readonly answers: { match_id: string; request_id: string; text: string; stored_ms: number };
  readonly chains: {
    game_id: string;
    role: string;
    epoch: number;
    base: number;
    length: number;
    random: string;
  };
  /** Who is, or was, connected to which node. */
  readonly presence: { match_id: string; side: string; node: string; state: string; since_ms: number };
  /** Times in which no node was up. */
  readonly outages: { ended_ms: number };
  /** Which device took which seat. */
  readonly seat_devices: { match_id: string; side: string; device: string; seated_ms: number };
  /** Which device has left which match. */
  readonly leavings: { match_id: string; device: string; left_ms: number };
  readonly ledger_events: {
    event: string;
    queued_ms: number;
    batch_no: number | null;
    position: number | null;
  };
  readonly ledger_batches: { no: number; time: number; count: number; root: string; id: string };
}
