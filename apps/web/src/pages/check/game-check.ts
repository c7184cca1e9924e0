import {
  continueVerification,
  decodeTranscript,
  startVerification,
  type VerificationReport,
  type VerifyOptions,
} from '@nardy/dice';
import { type ReplayStep, replay, setAtStart } from '@nardy/record';
import { isRecord } from '../../effects/json-value.ts';

/** Why the play of a record is against the rules. */
export interface PlayFault {
  readonly line: number;
  readonly refusal: { readonly code: string };
}

/** Everything the page shows about one game. */
export interface GameCheck {
  readonly transcript: unknown;
  readonly report: VerificationReport;
  /** The lines that could be played through. */
  readonly steps: readonly ReplayStep[];
  readonly play: PlayFault | null;
  /** How often something was taken back. */
  readonly takeBacks: number;
  readonly setAtStart: ReturnType<typeof setAtStart>;
}

/** Lines a slice: a few milliseconds, so that no frame is held up. */
const SLICE = 120;

const nextFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Checks the dice line by line in slices, then the play. Whatever `transcript` is, this gives a verdict. */
export async function checkGame(
  transcript: unknown,
  options: VerifyOptions,
  onProgress: (part: number) => void,
): Promise<GameCheck> {
  const work = startVerification(transcript, options);
  let report = continueVerification(work, SLICE);
  while (report === null) {
    onProgress(work.heads.length / Math.max(1, work.total));
    await nextFrame();
    report = continueVerification(work, SLICE);
  }
  const decoded = decodeTranscript(transcript);
  if (!decoded.ok) {
    return { transcript, report, steps: [], play: null, takeBacks: 0, setAtStart: null };
  }
  const played = replay(decoded.value.lines);
  const steps = played.ok ? played.value.steps : played.error.steps;
  const takeBacks = steps.filter(({ events }) => events.some(({ type }) => type === 'takenBack')).length;
  const events = steps.flatMap((step) => step.events);
  const started = events.find((event) => event.type === 'gameStarted') ?? null;
  const known = { transcript, report, steps, takeBacks, setAtStart: setAtStart({ started }) };
  if (played.ok) return { ...known, play: null };
  const { fault } = played.error;
  const play = fault.kind === 'play' ? { line: fault.line, refusal: fault.refusal } : null;
  return { ...known, play };
}

/** The transcripts in the server's answer about a match, or the one of a single game. */
export function transcriptsIn(answer: unknown): readonly unknown[] {
  const games = isRecord(answer) && Array.isArray(answer.games) ? (answer.games as unknown[]) : [answer];
  return games.map((game) => (isRecord(game) && isRecord(game.transcript) ? game.transcript : game));
}
