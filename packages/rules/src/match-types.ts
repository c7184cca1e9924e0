import type { Board } from './board.ts';
import type { CheckerMove, Roll } from './play.ts';
import type { RuleSet } from './rule-set.ts';
import type { BySide, Side } from './side.ts';

/** Sizes of a win, smallest first. `homeGammon` only where the scoring has it. */
export const WIN_KINDS = ['single', 'gammon', 'homeGammon', 'backgammon'] as const;
export type WinKind = (typeof WIN_KINDS)[number];

/** How time is measured. All times in milliseconds. */
export type ClockSettings =
  | { readonly kind: 'none' }
  /** A reserve per player for the match, and a delay per turn that is used up first and never saved. */
  | { readonly kind: 'delay'; readonly reserveMs: number; readonly delayMs: number }
  /** So many days for every turn. */
  | { readonly kind: 'correspondence'; readonly daysPerTurn: number };

/** What two players agree on before the first game. */
export interface MatchSettings {
  readonly rules: RuleSet;
  /** Points to win; `null` for a money session. */
  readonly length: number | null;
  readonly clock: ClockSettings;
}

/** Where the match stands with the Crawford rule; `none` in money sessions, without cube, or when switched off. */
export type CrawfordState = 'none' | 'before' | 'now' | 'after';

export interface Cube {
  /** 1 before the first double. */
  readonly value: number;
  /** Who may turn it; `null`: in the middle. */
  readonly owner: Side | null;
}

/** Where a game begins that is set up in the middle of play. */
export interface SetPosition {
  /** White's view. */
  readonly board: Board;
  readonly cube: Cube;
  readonly onRoll: Side;
  /** The dice that are played first; `null`: they are still to be thrown. */
  readonly roll: Roll | null;
}

/** Why a game ended. */
export const ENDINGS = [
  'borne-off',
  'passed',
  'resigned',
  'flagged',
  'forfeited',
  'drawn',
  'cancelled',
] as const;
export type Ending = (typeof ENDINGS)[number];

export interface GameResult {
  /** `null`: nobody won (a draw of long nardy, a cancelled game). */
  readonly winner: Side | null;
  /** `null` when nobody won, and when the match was lost as a whole (resigned, out of time, forfeited). */
  readonly kind: WinKind | null;
  /**
   * Points won: stake × value of the win; 0 when nobody won. Not cut at the match length.
   * When the match was lost as a whole: the points the winner still needed.
   */
  readonly points: number;
  readonly ending: Ending;
}

export interface ClockState {
  /** Reserve left, per side; 0 without a reserve (no clock, correspondence). */
  readonly reserveMs: BySide<number>;
  /** Delay (or, in correspondence, time for the turn) left to the side whose clock runs; 0 without a clock. */
  readonly delayLeftMs: number;
  /** What the offerer of a resignation had left of its delay; it goes on with it when declined. */
  readonly heldDelayMs: number;
  /** Last reading, ms since the start of the game (its `unixtime`). */
  readonly readAtMs: number;
}

/** What every phase of a game carries. */
export interface GameCommon {
  readonly settings: MatchSettings;
  /** Points of the match or session before this game. */
  readonly score: BySide<number>;
  /** 1, 2, 3 … */
  readonly game: number;
  readonly crawford: CrawfordState;
  /** Winner of the game before, for `nextGameStarter: 'winner'`. */
  readonly previousWinner: Side | null;
  /** White's view, whoever is on roll. */
  readonly board: Board;
  readonly cube: Cube;
  /** Doubles accepted in this game (auto-doubles do not count); Jacoby asks. */
  readonly doublesAccepted: number;
  /** Turns each side has completed in this game, passed turns included. */
  readonly turns: BySide<number>;
  /** Who made the first turn of this game; `null` until it is known. */
  readonly starter: Side | null;
  /** An offer to resign that waits for an answer. */
  readonly resignation: { readonly side: Side; readonly kind: WinKind } | null;
  /** The dearest offer to resign declined in this turn; only a dearer one may follow. */
  readonly declined: WinKind | null;
  /** `lastTurn` rule: the starter has borne off and this side plays the answering turn. */
  readonly lastTurnOf: Side | null;
  readonly clock: ClockState;
}

/** What the doubled side (or, after a beaver, the doubler) is asked. */
export type CubeOffer = 'double' | 'beaver' | 'raccoon';

/** The match in one of its phases. Each phase has exactly what it needs. */
export type MatchState =
  /** Waiting for the opening throw (both throw one die). */
  | (GameCommon & { readonly phase: 'opening' })
  /** `onRoll` may double or ask for the roll. `opening`: the first turn, no double possible. */
  | (GameCommon & { readonly phase: 'before-roll'; readonly onRoll: Side })
  /** The roll has been asked for; nothing but the dice can come. */
  | (GameCommon & { readonly phase: 'rolling'; readonly onRoll: Side })
  | (GameCommon & { readonly phase: 'to-play'; readonly onRoll: Side; readonly roll: Roll })
  /** `decider` answers `offer`; `stakeIfPassed` is what the decider loses by passing. */
  | (GameCommon & {
      readonly phase: 'doubled';
      readonly onRoll: Side;
      readonly offer: CubeOffer;
      readonly decider: Side;
      readonly stakeIfPassed: number;
    })
  /** `scoreAfter` counts this game, cut at the match length; the next game may begin. */
  | (GameCommon & {
      readonly phase: 'game-over';
      readonly result: GameResult;
      readonly scoreAfter: BySide<number>;
    })
  | (GameCommon & {
      readonly phase: 'match-over';
      readonly result: GameResult;
      readonly scoreAfter: BySide<number>;
      /** `null` for a money session that was closed. */
      readonly winner: Side | null;
    });

export type MatchPhase = MatchState['phase'];

/** What a player or the edge asks for. */
export type Command =
  | { readonly type: 'requestRoll'; readonly side: Side }
  | { readonly type: 'play'; readonly side: Side; readonly moves: readonly CheckerMoveText[] }
  | { readonly type: 'double'; readonly side: Side }
  | { readonly type: 'take'; readonly side: Side }
  | { readonly type: 'pass'; readonly side: Side }
  | { readonly type: 'beaver'; readonly side: Side }
  | { readonly type: 'raccoon'; readonly side: Side }
  | { readonly type: 'resign'; readonly side: Side; readonly kind: WinKind }
  /** Gives up the whole match, or closes the money session at the dearest loss the game may still bring. Needs no consent. */
  | { readonly type: 'resignMatch'; readonly side: Side }
  | { readonly type: 'acceptResignation'; readonly side: Side }
  | { readonly type: 'declineResignation'; readonly side: Side }
  /** Between games: go on. */
  | { readonly type: 'nextGame'; readonly side: Side }
  /** Money session, between games or before the first dice of a game: stop here. */
  | { readonly type: 'closeSession'; readonly side: Side }
  /** From the edge. The opening throw: every pair thrown, white's die first, ties included. */
  | { readonly type: 'openingThrown'; readonly throws: readonly Roll[] }
  | { readonly type: 'rolled'; readonly side: Side; readonly roll: Roll }
  /** From the edge. A clock reading, ms since the start of the game; never goes back. */
  | { readonly type: 'readClock'; readonly atMs: number }
  /** From the edge. The server was away: the time since the last reading is nobody's. */
  | { readonly type: 'resumeClock'; readonly atMs: number }
  /** From the edge. `side` has used up its time at the last reading. */
  | { readonly type: 'flag'; readonly side: Side }
  /** From the edge. `side` loses the match (left and claimed, too many lost devices). */
  | { readonly type: 'forfeit'; readonly side: Side; readonly reason: ForfeitReason }
  /** From the edge. The game cannot go on through nobody's fault (the server lost its chain). */
  | { readonly type: 'cancelGame' };

export const FORFEIT_REASONS = ['left', 'lost-devices'] as const;
export type ForfeitReason = (typeof FORFEIT_REASONS)[number];

/** A checker move as a player writes it: `to` may skip intermediate points of one checker; hits need not be marked. */
export interface CheckerMoveText {
  readonly from: number;
  readonly to: number;
}

/** What happened. Every event has a meaning in every state `decide` made it for. */
export type MatchEvent =
  | {
      readonly type: 'gameStarted';
      readonly game: number;
      readonly score: BySide<number>;
      readonly crawford: CrawfordState;
      readonly previousWinner: Side | null;
      readonly reserveMs: BySide<number>;
      /** `null`: the game begins at its start. */
      readonly from: SetPosition | null;
    }
  | { readonly type: 'rollRequested'; readonly side: Side }
  | { readonly type: 'openingThrown'; readonly throws: readonly Roll[] }
  /** With no legal move the turn passes by itself as part of this event. */
  | { readonly type: 'rolled'; readonly side: Side; readonly roll: Roll }
  | { readonly type: 'played'; readonly side: Side; readonly moves: readonly CheckerMove[] }
  | { readonly type: 'doubled'; readonly side: Side }
  | { readonly type: 'taken'; readonly side: Side }
  | { readonly type: 'passed'; readonly side: Side }
  | { readonly type: 'beavered'; readonly side: Side }
  | { readonly type: 'raccooned'; readonly side: Side }
  | { readonly type: 'resignationOffered'; readonly side: Side; readonly kind: WinKind }
  | { readonly type: 'matchResigned'; readonly side: Side }
  | { readonly type: 'resignationAccepted'; readonly side: Side }
  | { readonly type: 'resignationDeclined'; readonly side: Side }
  | { readonly type: 'sessionClosed'; readonly side: Side }
  | { readonly type: 'clockRead'; readonly atMs: number }
  | { readonly type: 'clockResumed'; readonly atMs: number }
  | { readonly type: 'flagged'; readonly side: Side }
  | { readonly type: 'forfeited'; readonly side: Side; readonly reason: ForfeitReason }
  | { readonly type: 'gameCancelled' };
