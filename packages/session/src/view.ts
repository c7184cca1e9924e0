import type { CubeAnswer, DecisionView } from '@nardy/engine';
import type { Text } from '@nardy/i18n';
import type {
  BoardKind,
  BySide,
  CrawfordState,
  CubeOffer,
  Die,
  Ending,
  Roll,
  Side,
  TurnContext,
  WinKind,
} from '@nardy/rules';
import type { Place } from './place.ts';
import type { Preferences } from './preferences.ts';

/** Where the table stands, coarsely: which page is drawn. */
export type Stage =
  /** Nothing is known yet. */
  | 'connecting'
  /** The second seat is free. */
  | 'waiting'
  /** Both are here; seals are exchanged. */
  | 'sealing'
  | 'playing'
  | 'game-over'
  | 'match-over'
  /** A check failed; play is stopped. */
  | 'fault'
  /** The server knows no such table, or refuses this client for good. */
  | 'unavailable';

/** Everything the table page draws. */
export interface TableView {
  readonly stage: Stage;
  readonly viewer: 'player' | 'both' | 'spectator';
  /** The side at the bottom; all places are in its numbers. */
  readonly bottom: Side;
  readonly connection: ConnectionView;
  readonly header: HeaderView;
  readonly players: BySide<PlayerView>;
  /** Whose turn it is and what is awaited, in one line; always present. */
  readonly status: Text;
  /** A short-lived line: why a tap was refused, no move, a resignation declined. */
  readonly notice: NoticeView | null;
  readonly board: BoardView;
  readonly dice: DiceView;
  readonly cube: CubeView | null;
  readonly actions: ActionsView;
  /** A question that must be answered, or one the viewer opened. */
  readonly question: QuestionView | null;
  /** What a hint may be asked for; `null` at a table without hints. */
  readonly hint: HintView | null;
  /** The result of the game or match, when it is over. */
  readonly result: ResultView | null;
  /** Turns so far, oldest first. */
  readonly turns: readonly TurnView[];
  /** Every roll of the game with its check, oldest first. */
  readonly rolls: readonly RollView[];
  readonly fault: FaultView | null;
  /** New ones have higher ids; say those not said yet. */
  readonly announcements: readonly AnnouncementView[];
  readonly preferences: Preferences;
}

export interface ConnectionView {
  readonly state: 'online' | 'connecting' | 'offline';
  /** When the next try is made, ms by the device's clock; `null` while trying or online. */
  readonly retryAtMs: number | null;
  /** Why the server will not have this client, when it said so for good. */
  readonly refusal: Text | null;
  /** Something the viewer did is not yet acknowledged. */
  readonly sending: boolean;
}

export interface HeaderView {
  readonly match: string;
  /** Name of the rules: 'rules.international' … */
  readonly rules: Text;
  /** Canonical text of the rules, e.g. `international+beavers:true`. */
  readonly rulesText: string;
  /** Points to win; `null` in a money session. */
  readonly length: number | null;
  /** «до 5 очков», «игра на очки». */
  readonly lengthText: Text;
  readonly game: number;
  readonly crawford: CrawfordState;
  readonly crawfordText: Text | null;
  /** Said of a game that began at a set position. */
  readonly setUpText: Text | null;
  /** Points a single game is worth now. */
  readonly stake: number;
  readonly clock: 'none' | 'delay' | 'correspondence';
  /** The match the players went on to, once there is one. */
  readonly rematch: string | null;
}

export interface PlayerView {
  readonly side: Side;
  /** `null` while the seat is free. */
  readonly name: string | null;
  readonly kind: 'person' | 'bot';
  /** Id of the bot's level; `null` for a person. */
  readonly level: string | null;
  readonly held: boolean;
  readonly colour: 'light' | 'dark';
  readonly score: number;
  readonly pips: number;
  readonly off: number;
  readonly onRoll: boolean;
  /** Must act now (its clock runs, if there is one). */
  readonly deciding: boolean;
  readonly clock: ClockView | null;
  readonly presence: PresenceView;
}

export interface ClockView {
  /** `null` by correspondence: there is the time for the turn alone. */
  readonly reserveMs: number | null;
  /** What is left of the delay, or of the days for the turn. */
  readonly delayMs: number;
  readonly running: boolean;
  /** Little reserve left. */
  readonly low: boolean;
}

export interface PresenceView {
  readonly state: 'here' | 'gone' | 'unknown';
  /** Ms until its absence can be claimed; 0: now; `null`: not counting. */
  readonly claimInMs: number | null;
}

export interface NoticeView {
  readonly id: number;
  readonly tone: 'info' | 'refusal' | 'warning';
  readonly text: Text;
  /** Until it is closed by hand; others go by themselves. */
  readonly stays?: true;
}

export interface BoardView {
  readonly kind: BoardKind;
  /** Checkers on the places of `Place` (28 of them), the bottom side's > 0, the top side's < 0. */
  readonly places: readonly number[];
  /** Every place that may be touched now with what it does, for a ring, a light or a button's state. */
  readonly movable: readonly Place[];
  /** Reachable by the active die from the selected checker (or, with nothing selected, a point to make). */
  readonly strongTargets: readonly Place[];
  /** Reachable otherwise. */
  readonly weakTargets: readonly Place[];
  /** Those targets where a checker is hit. */
  readonly hits: readonly Place[];
  readonly selected: Place | null;
  /** Sources that can make the tapped target, when there are several. */
  readonly sources: readonly Place[];
  /** The opponent's last play until the first own step. */
  readonly lastPlay: readonly StepView[];
  /** How the places came to be what they are, to be animated once per id. */
  readonly motion: { readonly id: number; readonly steps: readonly StepView[] };
}

/** One checker going from place to place; a hit checker goes to its bar at the end of the step. */
export interface StepView {
  readonly side: Side;
  readonly from: Place;
  readonly to: Place;
  readonly hit: boolean;
}

export interface DieView {
  readonly face: Die;
  readonly state: 'active' | 'unused' | 'used';
}

export interface DiceView {
  /** Side whose dice lie on the board; `null` before the first and for the opening throw. */
  readonly side: Side | null;
  /** Larger left; four for a doublet. Last dice stay until the next roll. */
  readonly dice: readonly DieView[];
  /** The opening throw while it is what was thrown last. */
  readonly opening: BySide<Die> | null;
  /** Equal opening throws before it. */
  readonly ties: number;
  /** The roll has been asked for and its links are on the way. */
  readonly rolling: boolean;
  /** Another number for every throw, for animating once; 0 before the first. */
  readonly roll: number;
  readonly check: 'none' | 'pending' | 'checked' | 'failed';
  readonly canSwap: boolean;
}

export interface CubeView {
  /** The number on the cube; 1 shows as 1. */
  readonly value: number;
  readonly at: 'middle' | 'bottom' | 'top';
  /** Offered and not answered: the side it is offered to, and the value if taken. */
  readonly offered: { readonly to: Side; readonly value: number } | null;
  /** The Crawford game: no cube. */
  readonly resting: boolean;
}

export interface ButtonView {
  readonly shown: boolean;
  readonly enabled: boolean;
}

export interface ActionsView {
  readonly roll: ButtonView;
  /** Only while the opponent's turn is on; pressed: the roll will be asked for, and no double said. */
  readonly rollAhead: ButtonView & { readonly pressed: boolean };
  readonly double: ButtonView & { readonly value: number; readonly warning: Text | null };
  readonly confirm: ButtonView;
  readonly undo: ButtonView;
  /** Takes back the last own turn or act of the cube; shown where the table allows it. */
  readonly takeBack: ButtonView;
  readonly resignGame: ButtonView;
  readonly resignMatch: ButtonView;
  readonly nextGame: ButtonView;
  readonly closeSession: ButtonView;
  readonly rematch: ButtonView;
  readonly claim: ButtonView;
}

/** What an answer leads to, in points and in the score. */
export interface ConsequenceView {
  readonly text: Text;
  readonly points: number;
  /** Score if the answer ends the game; `null` when play goes on. */
  readonly scoreAfter: BySide<number> | null;
}

export type QuestionView =
  | {
      readonly kind: 'cube';
      readonly offer: CubeOffer;
      readonly decider: Side;
      readonly text: Text;
      readonly answers: readonly (ConsequenceView & { readonly answer: CubeAnswer; readonly label: Text })[];
      /** Presses before this moment are ignored; there is no preset answer. */
      readonly deadUntilMs: number;
    }
  | {
      readonly kind: 'resignation-offered';
      readonly by: Side;
      readonly win: WinKind;
      readonly text: Text;
      readonly accept: ConsequenceView;
      readonly decline: ConsequenceView;
      readonly deadUntilMs: number;
    }
  | {
      readonly kind: 'resign-game';
      readonly text: Text;
      readonly options: readonly (ConsequenceView & {
        readonly win: WinKind;
        readonly label: Text;
        /** Less than what may still be lost: the opponent will be asked. */
        readonly needsConsent: boolean;
      })[];
    }
  | { readonly kind: 'resign-match'; readonly text: Text; readonly confirm: ConsequenceView }
  /** Two orders of the same drag differ in hitting. */
  | {
      readonly kind: 'which-way';
      readonly text: Text;
      readonly ways: readonly { readonly via: Place; readonly hits: boolean; readonly label: Text }[];
    }
  | {
      readonly kind: 'lost-device';
      readonly side: Side;
      /** `elsewhere`: another device of the player has sealed the dice and can go on. */
      readonly why: 'lost' | 'elsewhere';
      readonly text: Text;
      readonly voidsLeft: number;
    };

/** Hints at a table that has them. */
export interface HintView {
  /** The decision of a side played here; `null` while there is none. */
  readonly question: HintQuestion | null;
}

interface Decision {
  /** The same as long as the decision is. */
  readonly key: string;
  /** Who decides; `view` is this side's. */
  readonly side: Side;
  readonly view: DecisionView;
}

/** A decision the engine can be asked about. */
export type HintQuestion =
  | (Decision & {
      readonly kind: 'play';
      readonly roll: Roll;
      readonly context: TurnContext;
      /** Whether checkers have been moved already; the question is about the turn from its beginning. */
      readonly begun: 'no' | 'yes';
    })
  /** Whether to double before the roll. */
  | (Decision & { readonly kind: 'double' })
  | (Decision & {
      readonly kind: 'answer';
      readonly offer: CubeOffer;
      readonly answers: readonly CubeAnswer[];
    });

export interface ResultView {
  readonly of: 'game' | 'match';
  readonly winner: Side | null;
  readonly kind: WinKind | null;
  readonly points: number;
  readonly ending: Ending;
  /** «Марс! Вы выиграли 2 очка» */
  readonly text: Text;
  /** «Вы выиграли матч»; `null` while the match goes on. */
  readonly matchText: Text | null;
  readonly score: BySide<number>;
  readonly scoreText: Text;
  /** «Ходы брали назад: 2»; `null` where nothing was taken back. */
  readonly takeBackText: Text | null;
}

export interface TurnView {
  readonly no: number;
  readonly side: Side;
  readonly roll: Roll | null;
  /** Number of that roll among `rolls`. */
  readonly rollNo: number | null;
  /** Notation of a play, `null` for anything else. */
  readonly play: string | null;
  /** Words for everything that is not a play: double, take, no move, resignation. */
  readonly text: Text | null;
  readonly forced: boolean;
  /** Played in vain: a take-back went to before it. */
  readonly takenBack: boolean;
  /** Line of the log it stands in. */
  readonly line: number;
}

/** One roll that was checked; a roll that fails stops play and is told as the fault. */
export interface RollView {
  readonly roll: number;
  readonly kind: 'opening' | 'turn';
  readonly side: Side | null;
  /** As in the log: `52`, or the pairs of an opening `33,52`. */
  readonly dice: string;
  readonly links: { readonly server: string; readonly white: string; readonly black: string };
  /** Whose link came first. */
  readonly first: Side;
  readonly check: 'checked';
  readonly line: number;
}

export interface FaultView {
  readonly kind: 'dice' | 'play' | 'history' | 'storage';
  readonly code: string;
  /** Line of the log at which the first check failed. */
  readonly line: number;
  readonly text: Text;
}

export interface AnnouncementView {
  readonly id: number;
  readonly urgency: 'assertive' | 'polite';
  /** Whose turn it is, what was played last, or anything else that has happened. */
  readonly about: 'turn' | 'last-play' | 'event';
  readonly text: Text;
}
