import { BAR, type Die, explainStep, findPlay, OFF, type Step, type StepRefusal } from '@nardy/rules';
import type { LocalTurn } from './model.ts';
import { choiceOf, type Scene } from './scene.ts';
import { type Way, waysBetween, waysToMake } from './ways.ts';

/** What a touch of the board leads to. Nothing leaves the device. */
export type Touch =
  | { readonly type: 'turn'; readonly turn: LocalTurn; readonly steps: readonly Step[] }
  | { readonly type: 'refused'; readonly turn: LocalTurn; readonly refusal: StepRefusal }
  /** Ways that differ in what they hit: the player says which. */
  | { readonly type: 'ask'; readonly turn: LocalTurn; readonly ways: readonly Way[] };

/** The die a tap plays: the one chosen, or the larger that is left. */
export function activeDie(turn: LocalTurn): Die | null {
  const left = turn.choice?.diceLeft ?? [];
  if (turn.activeDie !== null && left.includes(turn.activeDie)) return turn.activeDie;
  return left[0] ?? null;
}

/** The dice swap places; nothing happens when there is only one to play. */
export function swapDice(turn: LocalTurn): LocalTurn {
  const other = otherDie(turn);
  return other === null ? turn : { ...turn, activeDie: other };
}

/** The unused die that is not active. */
export function otherDie(turn: LocalTurn): Die | null {
  const active = activeDie(turn);
  return turn.choice?.diceLeft.find((die) => die !== active) ?? null;
}

/** Plays steps that are known to be legal. */
export function playSteps(scene: Scene, turn: LocalTurn, steps: readonly Step[]): LocalTurn {
  return turnWith(scene, turn, [...turn.made, ...steps], 'no');
}

/**
 * A tap that plays at once: on an own checker the active die, or the other where that is impossible, and with it
 * what that checker must then play; elsewhere the one way to make that point; on an empty point that a checker has
 * left, and with no die left on the point it came to, undo.
 */
export function tapToMove(scene: Scene, turn: LocalTurn, number: number): Touch {
  if (turn.asked?.sources.includes(number)) return moveBetween(scene, turn, number, turn.asked.target);
  if (turn.selected !== null) return tapToSelect(scene, turn, number);
  return tapSource(scene, turn, number, activeDie(turn)) ?? tapTarget(scene, turn, number);
}

/** A long press or right click: the die that is not active, and no other. */
export function tapWithOtherDie(scene: Scene, turn: LocalTurn, number: number): Touch {
  const die = otherDie(turn) ?? activeDie(turn);
  const step = turn.choice?.steps.find((candidate) => candidate.from === number && candidate.die === die);
  if (step !== undefined) return played(scene, turn, [step]);
  return (
    refuse(scene, turn, number, die) ?? {
      type: 'turn',
      turn: { ...turn, selected: null, asked: null },
      steps: [],
    }
  );
}

/** Select, then target: the first tap selects a checker that can move, the second says where it goes. */
export function tapToSelect(scene: Scene, turn: LocalTurn, number: number): Touch {
  if (turn.asked?.sources.includes(number)) return moveBetween(scene, turn, number, turn.asked.target);
  const canMove = turn.choice?.steps.some((step) => step.from === number) ?? false;
  if (turn.selected === null) {
    if (canMove) return { type: 'turn', turn: { ...turn, selected: number, asked: null }, steps: [] };
    return tapTarget(scene, turn, number);
  }
  if (turn.selected === number) return { type: 'turn', turn: { ...turn, selected: null }, steps: [] };
  const touch = moveBetween(scene, turn, turn.selected, number);
  if (touch.type !== 'refused' || !canMove) return touch;
  return { type: 'turn', turn: { ...turn, selected: number, asked: null }, steps: [] };
}

/** A checker taken from one place to another, over several dice if need be; backwards takes a step back. */
export function moveBetween(scene: Scene, turn: LocalTurn, from: number, to: number): Touch {
  const plain: LocalTurn = { ...turn, selected: null, asked: null };
  if (from === to) return { type: 'turn', turn: plain, steps: [] };
  if (to > from || from === OFF) {
    const back = undoMove(scene, turn, to, from);
    if (back !== null) return { type: 'turn', turn: back, steps: [] };
  }
  const ways = waysBetween(scene, turn, from, to);
  const [way] = ways;
  if (way === undefined) {
    const refusal = explainStep(scene.rules, scene.board, scene.roll, turn.made, from, to, scene.context);
    return {
      type: 'refused',
      turn: plain,
      refusal: refusal ?? { code: 'PLAY_NO_SUCH_DIE', from, to },
    };
  }
  if (ways.length > 1) return { type: 'ask', turn: plain, ways };
  return played(scene, turn, way.steps);
}

/** The last step is taken back. */
export function undoStep(scene: Scene, turn: LocalTurn): LocalTurn {
  return turnWith(scene, turn, turn.made.slice(0, -1), 'yes');
}

/** The turn begins anew. */
export function undoTurn(scene: Scene, turn: LocalTurn): LocalTurn {
  return turnWith(scene, turn, [], 'yes');
}

/** A whole play that was typed or chosen, from the start of the turn. */
export function playWhole(
  scene: Scene,
  turn: LocalTurn,
  moves: readonly { readonly from: number; readonly to: number }[],
): Touch {
  const found = findPlay(scene.rules, scene.board, scene.roll, moves, scene.context);
  if (!found.ok) return { type: 'refused', turn, refusal: found.error };
  const start = turnWith(scene, turn, [], 'yes');
  const steps = stepsOf(scene, start, found.value.moves);
  return steps === null
    ? { type: 'refused', turn, refusal: { code: 'PLAY_NO_SUCH_DIE', from: BAR, to: OFF } }
    : played(scene, start, steps);
}

/** Moves of a legal play as steps in an order that the board under the finger allows. */
export function stepsOf(
  scene: Scene,
  turn: LocalTurn,
  moves: readonly { readonly from: number; readonly to: number }[],
): readonly Step[] | null {
  if (moves.length === 0) return [];
  for (const [index, move] of moves.entries()) {
    for (const step of turn.choice?.steps ?? []) {
      if (step.from !== move.from || step.to !== move.to) continue;
      const rest = stepsOf(scene, playSteps(scene, turn, [step]), moves.toSpliced(index, 1));
      if (rest !== null) return [step, ...rest];
    }
  }
  return null;
}

function tapSource(scene: Scene, turn: LocalTurn, number: number, die: Die | null): Touch | null {
  const steps = turn.choice?.steps.filter((step) => step.from === number) ?? [];
  const step = steps.find((candidate) => candidate.die === die) ?? steps[0];
  if (step === undefined) return null;
  return played(scene, turn, steps.length > 1 ? [step] : withWhatMustFollow(scene, turn, step));
}

/** The only step of a checker, and on with the same checker as long as nothing else can be played. */
function withWhatMustFollow(scene: Scene, turn: LocalTurn, first: Step): readonly Step[] {
  const steps = [first];
  for (let last = first; ; ) {
    const before = choiceOf(scene, [...turn.made, ...steps.slice(0, -1)]);
    const { steps: next, complete } = choiceOf(scene, [...turn.made, ...steps]);
    const [only, other] = next;
    const isAlone = (before.board[last.to] ?? 0) <= 0;
    if (complete || only === undefined || other !== undefined || !isAlone || only.from !== last.to)
      return steps;
    steps.push(only);
    last = only;
  }
}

function tapTarget(scene: Scene, turn: LocalTurn, number: number): Touch {
  const ways = waysToMake(scene, turn, number);
  const [way] = ways;
  if (way !== undefined && ways.length === 1) return played(scene, turn, way.steps);
  if (way !== undefined) {
    const sources = [...new Set(ways.flatMap(({ steps }) => steps[0]?.from ?? []))];
    return { type: 'turn', turn: { ...turn, selected: null, asked: { target: number, sources } }, steps: [] };
  }
  const empty = (turn.choice?.board[number] ?? 0) === 0;
  const over = turn.choice?.steps.length === 0;
  const left =
    (over ? turn.made.findLast((step) => step.to === number) : undefined) ??
    (empty || over ? turn.made.findLast((step) => step.from === number) : undefined);
  if (left !== undefined) {
    const back = undoMove(scene, turn, left.from, left.to);
    if (back !== null) return { type: 'turn', turn: back, steps: [] };
  }
  return refuse(scene, turn, number, activeDie(turn)) ?? refuseTarget(scene, turn, number);
}

/** Why no checker comes to the target tapped: the reason against the first that a die would bring there. */
function refuseTarget(scene: Scene, turn: LocalTurn, number: number): Touch {
  const plain: LocalTurn = { ...turn, selected: null, asked: null };
  const board = turn.choice?.board;
  for (const die of turn.choice?.diceLeft ?? []) {
    const from = number === OFF ? null : number + die;
    if (from === null || from > BAR || (board?.[from] ?? 0) <= 0) continue;
    const refusal = explainStep(scene.rules, scene.board, scene.roll, turn.made, from, number, scene.context);
    if (refusal !== null) return { type: 'refused', turn: plain, refusal };
  }
  return { type: 'turn', turn: plain, steps: [] };
}

/** Why the checker tapped does not move; `null` where there is no own checker. */
function refuse(scene: Scene, turn: LocalTurn, number: number, die: Die | null): Touch | null {
  const plain: LocalTurn = { ...turn, selected: null, asked: null };
  const here = turn.choice?.board[number] ?? 0;
  if (die === null || number === OFF || here <= 0) return null;
  const to = Math.max(OFF, number - die);
  const refusal = explainStep(scene.rules, scene.board, scene.roll, turn.made, number, to, scene.context);
  if (refusal === null) return { type: 'turn', turn: plain, steps: [] };
  return { type: 'refused', turn: plain, refusal };
}

function played(scene: Scene, turn: LocalTurn, steps: readonly Step[]): Touch {
  return { type: 'turn', turn: playSteps(scene, turn, steps), steps };
}

/** Takes back the step from–to (or two steps of one checker), wherever in the turn it was made. */
function undoMove(scene: Scene, turn: LocalTurn, from: number, to: number): LocalTurn | null {
  for (let last = turn.made.length - 1; last >= 0; last--) {
    if (turn.made[last]?.to !== to) continue;
    for (let first = last; first >= 0; first--) {
      const chain = turn.made.slice(first, last + 1);
      const joined = chain.every((step, index) => index === 0 || chain[index - 1]?.to === step.from);
      if (!joined || chain[0]?.from !== from) continue;
      const kept = [...turn.made.slice(0, first), ...turn.made.slice(last + 1)];
      return turnWith(scene, turn, stillPossible(scene, kept), 'yes');
    }
  }
  return null;
}

/** The steps as far as they can be made again without the one taken back; hits are seen anew. */
function stillPossible(scene: Scene, steps: readonly Step[]): readonly Step[] {
  const made: Step[] = [];
  for (const wanted of steps) {
    const again = choiceOf(scene, made).steps.find(
      (step) => step.from === wanted.from && step.die === wanted.die,
    );
    if (again === undefined) break;
    made.push(again);
  }
  return made;
}

/** The turn with these steps made; nothing is selected or asked any more. */
function turnWith(
  scene: Scene,
  turn: LocalTurn,
  made: readonly Step[],
  undone: LocalTurn['undone'],
): LocalTurn {
  return {
    ...turn,
    made,
    choice: choiceOf(scene, made),
    activeDie: null,
    selected: null,
    asked: null,
    undone,
  };
}
