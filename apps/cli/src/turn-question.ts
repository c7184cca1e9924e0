import { type PositionInfo, parsePosition, rollOf } from '@nardy/notation';
import { err, ok, type Result } from '@nardy/result';
import {
  type Board,
  type Die,
  decodeRules,
  type Roll,
  RULE_SETS,
  type RuleSet,
  type TurnContext,
} from '@nardy/rules';
import type { Question } from './jsonl/answer-lines.ts';

/** A position with dice, as most questions about a turn ask it. */
export interface TurnQuestion {
  readonly rules: RuleSet;
  readonly board: Board;
  /** What the position says of cube and score. */
  readonly info: PositionInfo;
  readonly roll: Roll;
  /** `undefined`: the board itself says whether it is a first turn. */
  readonly context: TurnContext | undefined;
}

/** Reads `position`, `dice`, `rules` and `firstTurn`. Without `dice` those of an XGID or match ID count. */
export function decodeTurn(question: Question): Result<TurnQuestion, { readonly code: string }> {
  const rules = decodeRulesField(question.rules);
  if (!rules.ok) return rules;
  const position = parsePosition(question.position, rules.value.board);
  if (!position.ok) return position;
  const roll = question.dice === undefined ? rollOf(position.value) : decodeRoll(question.dice);
  if (roll === null) return err({ code: 'DICE_SHAPE' });
  const { firstTurn } = question;
  if (firstTurn !== undefined && typeof firstTurn !== 'boolean') {
    return err({ code: 'FIELD_SHAPE', field: 'firstTurn', expected: 'boolean' });
  }
  return ok({
    rules: rules.value,
    board: position.value.board,
    info: position.value,
    roll,
    context: firstTurn === undefined ? undefined : { firstTurn },
  });
}

/** Rules of a question: an id or an object of options; the international game where none are named. */
export function decodeRulesField(input: unknown): ReturnType<typeof decodeRules> {
  return input === undefined ? ok(RULE_SETS.international) : decodeRules(input);
}

/** Two dice from `[a, b]`. */
function decodeRoll(input: unknown): Roll | null {
  if (!Array.isArray(input) || input.length !== 2) return null;
  const [first, second] = input;
  return isDie(first) && isDie(second) ? [first, second] : null;
}

function isDie(value: unknown): value is Die {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 6;
}

/** Two dice as people type them: `31`, `3-1`, `3 1`. Anything else is left for the decoder to refuse. */
export function diceOfText(text: string): readonly number[] {
  return [...text.replace(/[\s,:-]/g, '')].map(Number);
}

/** A JSON object or array that was typed as an argument; other text stays text. */
export function argumentValue(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
