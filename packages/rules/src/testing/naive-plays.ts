import { type Board, CHECKERS, facingPoint, formatBoard } from '../board.ts';
import type { Roll } from '../play.ts';
import type { RuleSet } from '../rule-set.ts';

/** A checker of the mover with what it has done this turn. */
interface Checker {
  readonly place: number;
  readonly hitAtHome: boolean;
  readonly hitAnywhere: boolean;
  /** Its last move ended on another own checker. */
  readonly joined: boolean;
}

interface Position {
  readonly own: readonly Checker[];
  /** Places of the opponent's checkers in the mover's numbers, 0 its bar. */
  readonly opponent: readonly number[];
}

interface Turn {
  readonly position: Position;
  readonly dice: readonly number[];
  /** A checker that had hit in the own home was borne off. */
  readonly hitterOff: boolean;
}

/**
 * The resulting positions of all legal plays as `formatBoard` texts, sorted: a second reading of the rules to
 * compare `legalPlays` with. It keeps every checker apart, writes down all sequences of moves, shorter ones too,
 * and strikes out rule by rule. Slow and plain on purpose.
 */
export function naiveResults(
  rules: RuleSet,
  board: Board,
  roll: Roll,
  firstTurn: boolean,
): readonly string[] {
  const start = positionOf(board);
  const orders =
    roll[0] === roll[1] ? [[roll[0], roll[0], roll[0], roll[0]]] : [[...roll], [roll[1], roll[0]]];
  let turns = orders.flatMap((order) => allTurns(rules, start, order));
  turns = turns.filter((turn) => headIsKept(rules, start, turn, roll, firstTurn));
  turns = turns.filter((turn) => rules.board === 'short' || primeIsAllowed(rules, turn.position));
  turns = turns.filter((turn) => !turn.position.own.some((checker) => hides(rules, checker)));
  if (turns.length === 0) return [formatBoard(board)];
  const most = Math.max(...turns.map((turn) => turn.dice.length));
  turns = turns.filter((turn) => turn.dice.length === most);
  const free = turns.filter((turn) => !turn.hitterOff);
  if (rules.bearOffAfterHit === 'if-forced' && free.length > 0) turns = free;
  if (most === 1) {
    const largest = Math.max(...turns.flatMap((turn) => turn.dice));
    turns = turns.filter((turn) => turn.dice.includes(largest));
  }
  return [...new Set(turns.map((turn) => textOf(turn.position)))].sort();
}

function positionOf(board: Board): Position {
  const own: Checker[] = [];
  const opponent: number[] = [];
  board.slice(0, 26).forEach((count, place) => {
    for (let n = 0; n < count; n++) own.push({ place, hitAtHome: false, hitAnywhere: false, joined: false });
    for (let n = 0; n > count; n--) opponent.push(place);
  });
  return { own, opponent };
}

/** Every sequence of one move or more with the first of the dice, then the next …, by bare movement. */
function allTurns(rules: RuleSet, position: Position, dice: readonly number[]): Turn[] {
  const [die, ...later] = dice;
  if (die === undefined) return [];
  const turns: Turn[] = [];
  const seen = new Set<string>();
  position.own.forEach((checker, index) => {
    const kind = JSON.stringify(checker);
    if (seen.has(kind) || !canMove(rules, position, checker, die)) return;
    seen.add(kind);
    const off = checker.place <= die;
    if (off && checker.hitAtHome && rules.bearOffAfterHit === 'forbidden') return;
    const hitterOff = off && checker.hitAtHome;
    const next = moved(position, index, die);
    turns.push({ position: next, dice: [die], hitterOff });
    for (const turn of allTurns(rules, next, later)) {
      turns.push({
        position: turn.position,
        dice: [die, ...turn.dice],
        hitterOff: turn.hitterOff || hitterOff,
      });
    }
  });
  return turns;
}

function canMove(rules: RuleSet, { own, opponent }: Position, checker: Checker, die: number): boolean {
  if (checker.place !== 25 && own.some((other) => other.place === 25)) return false;
  const to = checker.place - die;
  if (to >= 1) {
    const there = opponent.filter((place) => place === to).length;
    return rules.board === 'long' ? there === 0 : there < 2;
  }
  if (own.some((other) => other.place > 6)) return false;
  return to === 0 || own.every((other) => other.place <= checker.place);
}

function moved({ own, opponent }: Position, index: number, die: number): Position {
  const before = own[index]!;
  const others = own.filter((_, at) => at !== index);
  const place = before.place - die;
  if (place <= 0) return { own: others, opponent };
  const hit = opponent.includes(place);
  const after: Checker = {
    place,
    hitAnywhere: before.hitAnywhere || hit,
    hitAtHome: before.hitAtHome || (hit && place <= 6),
    joined: others.some((other) => other.place === place),
  };
  return {
    own: [...others, after],
    opponent: hit ? opponent.map((other) => (other === place ? 0 : other)) : opponent,
  };
}

function hides(rules: RuleSet, checker: Checker): boolean {
  if (!checker.joined) return false;
  if (rules.hitAndHide === 'forbidden') return checker.hitAnywhere;
  return rules.hitAndHide === 'forbidden-in-home' && checker.hitAtHome;
}

function headIsKept(rules: RuleSet, start: Position, turn: Turn, roll: Roll, firstTurn: boolean): boolean {
  if (rules.board === 'short') return true;
  const onHead = ({ own }: Position) => own.filter((checker) => checker.place === 24).length;
  const left = onHead(start) - onHead(turn.position);
  const excepted: Record<RuleSet['headOnFirstTurn'], readonly number[]> = {
    never: [],
    'blocked-doubles': [3, 4, 6],
    'any-double': [1, 2, 3, 4, 5, 6],
  };
  const two = firstTurn && roll[0] === roll[1] && excepted[rules.headOnFirstTurn].includes(roll[0]);
  return left <= (two ? 2 : 1);
}

function primeIsAllowed(rules: RuleSet, { own, opponent }: Position): boolean {
  if (rules.primeRule === 'free' || opponent.length < CHECKERS) return true;
  const held = new Set(own.map((checker) => facingPoint('long', checker.place)));
  const theirs = opponent.map((place) => facingPoint('long', place));
  for (let lowest = 1; lowest <= 19; lowest++) {
    const block = [0, 1, 2, 3, 4, 5].map((step) => lowest + step);
    if (block.every((point) => held.has(point)) && theirs.every((point) => point > lowest)) return false;
  }
  return true;
}

function textOf({ own, opponent }: Position): string {
  const board = new Int8Array(26);
  for (const { place } of own) board[place]!++;
  for (const place of opponent) board[place]!--;
  return formatBoard(board);
}
