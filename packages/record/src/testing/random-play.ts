import { invariant } from '@nardy/result';
import {
  boardOf,
  type Command,
  canDouble,
  cubeAnswers,
  decide,
  deciderOf,
  legalPlays,
  type MatchState,
  resignationKinds,
  type Side,
  turnContext,
  type WinKind,
} from '@nardy/rules';
import type { ActCommand } from '../act-command.ts';
import type { LocalTable } from './local-table.ts';
import type { Seeded } from './seeded.ts';

/** How players behave that choose by chance. */
export interface RandomPlay {
  /** Chance of a double where one is possible, of 100. */
  readonly doubles?: number;
  /** Chance of an offer to resign before a play, of 100. */
  readonly resigns?: number;
  /** Longest thinking time, ms. */
  readonly thinkMs?: number;
  /** Release links ahead now and then. */
  readonly early?: boolean;
}

/** Plays the current game to its end by legal choices made by chance. */
export function playGame(local: LocalTable, style: RandomPlay = {}): void {
  local.settle();
  for (let act = 0; local.table.log.end === null; act++) {
    invariant(act < 5000, 'a random game ends');
    step(local, style);
  }
}

/** Plays the whole match, or `games` games of a money session. */
export function playMatch(local: LocalTable, style: RandomPlay = {}, games = 3): void {
  for (;;) {
    playGame(local, style);
    if (local.table.match?.phase === 'match-over' || local.finished.length + 1 >= games) return;
    local.nextGame();
  }
}

/** One decision of whoever is to decide. */
export function step(local: LocalTable, style: RandomPlay = {}): void {
  const { source } = local;
  const { match } = local.table;
  const side = match === null ? null : deciderOf(match);
  invariant(match !== null && side !== null, 'somebody is to decide');
  local.unixMs += source.below((style.thinkMs ?? 0) + 1);
  if (style.early === true && source.below(3) === 0) local.settle('early');
  const command = chooseAct(match, side, source, style);
  if (command === null) {
    local.roll(side);
    return;
  }
  const sent = local.send({ type: 'act', side, command });
  invariant(sent.ok, `the act is allowed: ${JSON.stringify([command, sent])}`);
  local.settle();
}

/** A legal act chosen by chance; `null`: ask for the roll. */
export function chooseAct(
  match: MatchState,
  side: Side,
  source: Seeded,
  { doubles = 10, resigns = 0 }: RandomPlay = {},
): ActCommand | null {
  const chance = (percent: number): boolean => source.below(100) < percent;
  if (match.resignation !== null) {
    return { type: chance(50) ? 'acceptResignation' : 'declineResignation', side };
  }
  if (match.phase === 'doubled') {
    const answers = cubeAnswers(match);
    const type = answers[source.below(answers.length)];
    invariant(type !== undefined, 'a double has an answer');
    return { type, side };
  }
  const [offer] = resigns > 0 && chance(resigns) ? offers(match, side) : [];
  if (offer !== undefined) return { type: 'resign', side, kind: offer };
  if (match.phase === 'to-play') return choosePlay(match, side, source);
  return canDouble(match, side) && chance(doubles) ? { type: 'double', side } : null;
}

/** Offers to resign that the machine would take now. */
function offers(match: MatchState, side: Side): readonly WinKind[] {
  return resignationKinds(match)
    .map(({ kind }) => kind)
    .filter((kind) => decide(match, { type: 'resign', side, kind }).ok);
}

function choosePlay(
  match: Extract<MatchState, { phase: 'to-play' }>,
  side: Side,
  source: Seeded,
): Extract<Command, { type: 'play' }> {
  const { rules } = match.settings;
  const plays = legalPlays(rules, boardOf(match, side), match.roll, turnContext(match, side));
  const play = plays[source.below(plays.length)];
  invariant(play !== undefined, 'there is a play');
  return { type: 'play', side, moves: play.moves.map(({ from, to }) => ({ from, to })) };
}
