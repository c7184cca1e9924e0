import type { CubeOffer, Play, Roll } from '@nardy/rules';
import type { CubeDecision } from './cube-decision.ts';
import { type LevelId, levelOf } from './levels.ts';
import { chanceFor, chooseWithSlips, cubeSlip } from './levels-slip.ts';
import type { CubeAnswer, DecisionView, Player } from './player.ts';
import type { Search } from './search.ts';
import {
  analyseCube,
  answerOffer,
  judgeResignation,
  type OfferDecision,
  rankPlays,
} from './search-questions.ts';
import { type Thinking, think } from './thinking.ts';

export interface EnginePlayerOptions {
  readonly search: Search;
  /** Default: the best. */
  readonly level?: LevelId;
  /** Decides what a weaker level misjudges; the same seed always plays the same. */
  readonly seed?: number;
  /**
   * Runs a thinking and gives its answer: to the end by default; an edge may stop it after a time, cancel it, or let
   * other work in between.
   */
  readonly drive?: <T>(thinking: Thinking<T>) => T | Promise<T>;
}

const PLAY = 1;
const DOUBLE = 2;
const ANSWER = 3;

/** A player with nets: every rule set and cube whose board the kernel has nets for. */
export function createEnginePlayer({
  search,
  level: id = 'best',
  seed = 0,
  drive = think,
}: EnginePlayerOptions): Player {
  const level = levelOf(id);
  return {
    async choosePlay(view: DecisionView, _roll: Roll, plays: readonly Play[]): Promise<number> {
      if (plays.length < 2) return 0;
      const ranked = await drive(rankPlays(search, view, plays, { plies: level.plies, equity: 'cubeful' }));
      const chance = chanceFor(seed, view.board, PLAY);
      return chooseWithSlips(level, view.rules, view.board, plays, ranked, chance);
    },
    async offerDouble(view: DecisionView): Promise<boolean> {
      const decision = await drive(analyseCube(search, view, level.cubePlies));
      const chance = chanceFor(seed, view.board, DOUBLE);
      if (chance() < level.forgetsCube) return false;
      return decision.canDouble && gainOfDouble(decision) + cubeSlip(level, chance) > 0;
    },
    async answerCube(
      view: DecisionView,
      offer: CubeOffer,
      options: readonly CubeAnswer[],
    ): Promise<CubeAnswer> {
      const decision = await drive(answerOffer(search, view, offer, level.cubePlies));
      const slip = cubeSlip(level, chanceFor(seed, view.board, ANSWER));
      return answerWithSlip(decision, slip, options);
    },
    acceptResignation(view: DecisionView, points: number): boolean | Promise<boolean> {
      return drive(judgeResignation(search, view, points, level.cubePlies));
    },
  };
}

/** What doubling brings over not doubling, the other side answering well. */
function gainOfDouble({ noDouble, doubleTake, doublePass, best, action }: CubeDecision): number {
  const doubles = action !== 'no-double' && action !== 'too-good';
  return doubles ? best - noDouble : Math.min(doubleTake, doublePass) - noDouble;
}

/** The answer that looks right when taking looks so much better than it is. */
function answerWithSlip(
  { answer, taken, passed }: OfferDecision,
  slip: number,
  options: readonly CubeAnswer[],
): CubeAnswer {
  if (slip !== 0 && taken + slip < passed) return 'pass';
  const raises = answer === 'beaver' || answer === 'raccoon';
  // A raise is right where the side would rather have the larger cube than not.
  if (raises && taken + slip > 0 && options.includes(answer)) return answer;
  return slip === 0 && answer === 'pass' ? 'pass' : 'take';
}
