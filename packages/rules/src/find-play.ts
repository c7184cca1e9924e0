import type { Result } from '@nardy/result';
import type { Board } from './board.ts';
import type { CheckerMoveText } from './match-types.ts';
import type { Play, Roll } from './play.ts';
import type { PlayRefusal } from './play-refusal.ts';
import type { TurnContext } from './plays.ts';
import type { RuleSet } from './rule-set.ts';

export function findPlay(
  _rules: RuleSet,
  _board: Board,
  _roll: Roll,
  _moves: readonly CheckerMoveText[],
  _context?: TurnContext,
): Result<Play, PlayRefusal> {
  throw new Error('in work');
}
