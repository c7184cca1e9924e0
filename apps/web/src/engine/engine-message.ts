import type { Claim, CubeDecision, DecisionView, OfferDecision } from '@nardy/engine';
import type { CheckerMove } from '@nardy/rules';
import type { HintQuestion } from '@nardy/session';

/** A question about a decision, or about what a position is worth before its roll. */
export type EngineQuestion =
  | HintQuestion
  | { readonly kind: 'position'; readonly key: string; readonly view: DecisionView };

/** How much is wanted of an answer. */
export interface Effort {
  /** The longest the engine thinks once it is there. */
  readonly budgetMs: number;
  /** So many rolls ahead at most. */
  readonly plies: number;
  /** So many plays are shown, all judged to the same depth. */
  readonly plays: number;
}

/** What the page tells the worker. A question takes the place of the one before it. */
export type EngineRequest =
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly question: EngineQuestion;
      readonly effort: Effort;
    }
  | { readonly type: 'cancel'; readonly id: number };

/** What the worker tells the page of the question with that id. */
export type EngineReport =
  /** The engine is being fetched: the share, 0–1, that is here. */
  | { readonly type: 'loading'; readonly id: number; readonly share: number }
  /** The best answer so far; the last one says `done`. */
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly answer: HintAnswer;
      readonly state: 'thinking' | 'done';
      readonly effective: EffectivePips | null;
    }
  | { readonly type: 'failed'; readonly id: number; readonly code: EngineFault };

export const ENGINE_FAULTS = [
  /** The browser cannot run the engine: no WebAssembly, or none with SIMD. */
  'ENGINE_NOT_SUPPORTED',
  /** A file of the engine could not be fetched. */
  'ENGINE_NOT_FETCHED',
  /** There are no nets for this board. */
  'ENGINE_NO_NETS',
  /** Something broke in the worker. */
  'ENGINE_BROKEN',
] as const;
export type EngineFault = (typeof ENGINE_FAULTS)[number];

/** Chances, 0–1, of the side that is asked; nested: a koks counts in mars and in win. */
export interface Chances {
  readonly win: number;
  readonly mars: number;
  readonly koks: number;
  readonly lostMars: number;
  readonly lostKoks: number;
}

/** Mean rolls to bear off as pips, with all that is wasted: exact, of sides whose checkers are all home; else `null`. */
export type EffectivePips = Readonly<Record<'own' | 'opponent', number | null>>;

/** A play with what it is worth to the side that plays it; the equity is normalised to the cube. */
export interface HintedPlay {
  readonly moves: readonly CheckerMove[];
  readonly equity: number;
  /** Chance to win the match; `null` for money. */
  readonly mwc: number | null;
  /** After the play. */
  readonly chances: Chances;
  /** What speaks for the best play against this one. */
  readonly reasons: readonly Claim[];
  /** How many rolls ahead it was judged. */
  readonly plies: number;
}

/** An answer to a question, `plies` rolls deep. */
export type HintAnswer =
  /** The best plays, best first; `legal`: how many there are in all. */
  | {
      readonly kind: 'play';
      readonly plies: number;
      readonly plays: readonly HintedPlay[];
      readonly legal: number;
    }
  | {
      readonly kind: 'double';
      readonly plies: number;
      readonly decision: CubeDecision;
      readonly chances: Chances;
    }
  | {
      readonly kind: 'answer';
      readonly plies: number;
      readonly decision: OfferDecision;
      /** The same as chances to win the match; `null` for money. */
      readonly mwc: { readonly taken: number; readonly passed: number } | null;
      readonly chances: Chances;
    }
  /** What a position is worth before its roll. */
  | {
      readonly kind: 'position';
      readonly plies: number;
      readonly equity: number;
      readonly mwc: number | null;
      readonly chances: Chances;
    };
