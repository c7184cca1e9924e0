import { decodeTranscript } from '@nardy/dice';
import { type LineFault, type Replay, replay } from '@nardy/record';
import { err, ok, type Result } from '@nardy/result';

/** A game played through, as far as its lines go. */
export interface GameReplay {
  readonly steps: Replay['steps'];
  readonly result: Replay['result'];
  /** The line that could not be played; `null` when all could. */
  readonly fault: LineFault | null;
}

/** Plays a transcript through; only what is no transcript at all is refused. */
export function replayGame(record: unknown): Result<GameReplay, { readonly code: string }> {
  const transcript = decodeTranscript(record);
  if (!transcript.ok) return err(transcript.error);
  const played = replay(transcript.value.lines);
  if (!played.ok) return ok({ steps: played.error.steps, result: null, fault: played.error.fault });
  return ok({ steps: played.value.steps, result: played.value.result, fault: null });
}
