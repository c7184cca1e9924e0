import type { CubeOffer } from '@nardy/rules';
import type { CubeOwner } from './cube-curves.ts';
import { type CubeModel, type CubeState, flipCube } from './cube-model.ts';

/** `scale` × the value of the throw number `at` of a ply. */
export interface CubeTerm {
  readonly at: number;
  readonly scale: number;
}

/** A raise that can be answered: what it comes to if accepted, what the other side gives up if not. */
export interface CubeRaise {
  /** The throw with the raised cube. */
  readonly accepted: CubeTerm;
  /** Utility of the side on roll when the raise is passed. */
  readonly passed: number;
  /** The next raise the answering side may make at once: beaver after a double, raccoon after a beaver. */
  readonly raised: CubeRaise | null;
}

/** What the side on roll can do with one cube before it throws. */
export interface CubeChoice {
  readonly thrown: CubeTerm;
  /** `null` where it may not double. */
  readonly double: CubeRaise | null;
}

/** The cubes that must be followed through one ply of a tree; everything in the view of the side on roll there. */
export interface CubePly {
  /** Cubes with which a turn begins: the throws of the ply above, seen from this side. */
  readonly turns: readonly CubeState[];
  /** What can be done with each of {@link turns}. */
  readonly choices: readonly CubeChoice[];
  /** Cubes with which the dice are thrown; values of these are what a search averages over rolls. */
  readonly throws: readonly CubeState[];
}

/** The game as the side on roll at the root sees it, and as the other side does, which is on roll one ply down. */
export type CubeSides = readonly [CubeModel, CubeModel];

/**
 * The cubes of a search `depth` plies deep that starts before a throw with the cube `root`: `depth + 1` plies.
 *
 * A search goes down with the list: at the leaf it asks the model of the side on roll for {@link CubePly.throws}, {@link settleInto} makes
 * the values of {@link CubePly.turns} from them, their negatives are this leaf's share in the values of the throws one
 * ply up, and so on to the root, where `plies[0].choices[0]` is the decision itself.
 */
export function planCube(models: CubeSides, root: CubeState, depth: number): readonly CubePly[] {
  const throws = new ThrowList(models[0]);
  const choice = planChoice(models[0], root, throws);
  return planBelow(models, { turns: [root], choices: [choice], throws: throws.states }, depth);
}

/**
 * The cubes of a search that answers an offer, cube value as it stood when it was made. The only turn is the
 * doubler's; its choice holds the offer as the double. A `double` may be one the rules do not allow (Crawford game,
 * opponent's cube): what it would be worth; `null` at the cap only.
 */
export function planOffer(
  models: CubeSides,
  owner: CubeOwner,
  offer: CubeOffer,
  depth: number,
): readonly CubePly[] {
  const [model] = models;
  const throws = new ThrowList(model);
  const root: CubeState = { level: 0, owner };
  const thrown = throws.term(0, owner);
  const raises = raisesOf(model) - OFFERS.indexOf(offer);
  const raiser = offer === 'beaver' ? 'doubled' : 'doubler';
  const double = model.hasAbove(0) ? planRaise(model, 0, raises, raiser, throws) : null;
  return planBelow(models, { turns: [root], choices: [{ thrown, double }], throws: throws.states }, depth);
}

/** Offers in the order they follow one another. */
const OFFERS: readonly CubeOffer[] = ['double', 'beaver', 'raccoon'];

function planBelow(models: CubeSides, first: CubePly, depth: number): readonly CubePly[] {
  const plies = [first];
  for (let ply = 1; ply <= depth; ply++) {
    const turns = (plies[ply - 1] as CubePly).throws.map(flipCube);
    const model = models[ply % 2 === 0 ? 0 : 1];
    const throws = new ThrowList(model);
    const choices = turns.map((state) => planChoice(model, state, throws));
    plies.push({ turns, choices, throws: throws.states });
  }
  return plies;
}

/** The throws of a ply as they are found, each once. */
class ThrowList {
  readonly states: CubeState[] = [];
  readonly #endless: boolean;

  constructor(model: CubeModel) {
    this.#endless = model.ladder.kind === 'endless';
  }

  /** An endless cube is worth twice as much one level up: one level is followed for all. */
  term(level: number, owner: CubeOwner): CubeTerm {
    const kept = this.#endless ? 0 : level;
    const scale = this.#endless ? 2 ** level : 1;
    const known = this.states.findIndex((state) => state.level === kept && state.owner === owner);
    if (known >= 0) return { at: known, scale };
    this.states.push({ level: kept, owner });
    return { at: this.states.length - 1, scale };
  }
}

function planChoice(model: CubeModel, state: CubeState, throws: ThrowList): CubeChoice {
  const thrown = throws.term(state.level, state.owner);
  if (!model.canDouble(state)) return { thrown, double: null };
  return { thrown, double: planRaise(model, state.level, raisesOf(model), 'doubler', throws) };
}

/** How many raises one turn can see: the double, a beaver, a raccoon. */
function raisesOf({ settings: { rules, away } }: CubeModel): number {
  if (away !== null || !rules.beavers) return 1;
  return rules.raccoons ? 3 : 2;
}

/** A raise of the cube at `level`, that side's, and those that may follow. Whatever happens, the cube ends up with the doubled side. */
function planRaise(
  model: CubeModel,
  level: number,
  left: number,
  raiser: 'doubler' | 'doubled',
  throws: ThrowList,
): CubeRaise {
  const stake = model.cubeAt(level);
  return {
    accepted: throws.term(level + 1, 'opponent'),
    passed: model.stakes.utility(raiser === 'doubler' ? stake : -stake),
    raised:
      left > 1 && model.hasAbove(level + 1)
        ? planRaise(model, level + 1, left - 1, raiser === 'doubler' ? 'doubled' : 'doubler', throws)
        : null,
  };
}

/** Who answers a raise: the side that doubled answers a beaver. */
export type Answerer = 'doubler' | 'doubled';

/** Utility (of the side on roll) of a raise when both sides answer well from there on; beavers and raccoons included. */
export function raiseValue(raise: CubeRaise, thrown: Float64Array, answerer: Answerer): number {
  const accepted = termValue(raise.accepted, thrown);
  const sign = answerer === 'doubler' ? 1 : -1;
  const best = Math.max(sign * accepted, sign * raise.passed);
  if (raise.raised === null) return sign * best;
  return sign * Math.max(best, sign * raiseValue(raise.raised, thrown, otherThan(answerer)));
}

/** The other of the two who answer in turn. */
export function otherThan(answerer: Answerer): Answerer {
  return answerer === 'doubler' ? 'doubled' : 'doubler';
}

/** A term's value. */
export function termValue({ at, scale }: CubeTerm, thrown: Float64Array): number {
  return scale * (thrown[at] as number);
}

/** Utility of a turn: to throw, or to double where that is better. */
export function choiceValue({ thrown: term, double }: CubeChoice, thrown: Float64Array): number {
  const rest = termValue(term, thrown);
  return double === null ? rest : Math.max(rest, raiseValue(double, thrown, 'doubled'));
}

/** Writes the value of every turn of a ply, given the values of its throws. */
export function settleInto(out: Float64Array, { choices }: CubePly, thrown: Float64Array): void {
  for (let turn = 0; turn < choices.length; turn++) {
    out[turn] = choiceValue(choices[turn] as CubeChoice, thrown);
  }
}

/** Writes the values of a ply's throws in the position the model has taken up. */
export function throwsInto(out: Float64Array, model: CubeModel, { throws }: CubePly): void {
  for (let at = 0; at < throws.length; at++) out[at] = model.thrown(throws[at] as CubeState);
}

/** Cubeful money equities of a turn, normalised to the cube, doubling at once included: what an exact table holds. */
export type ExactEquities = Readonly<Record<CubeOwner, number>>;

/** Whether an exact table of money equities speaks of this game: every cube can be doubled without end. */
export function takesExact({ ladder }: CubeModel): boolean {
  return ladder.kind === 'endless';
}

/**
 * Writes the value of every turn from an exact table instead of {@link throwsInto} and {@link settleInto}. Only where
 * {@link takesExact} and no mars is possible any more.
 */
export function exactTurnsInto(
  out: Float64Array,
  model: CubeModel,
  { turns }: CubePly,
  equities: ExactEquities,
): void {
  for (let turn = 0; turn < turns.length; turn++) {
    const { level, owner } = turns[turn] as CubeState;
    out[turn] = equities[owner] * model.cubeAt(level);
  }
}
