import type { Text } from '@nardy/i18n';
import type { FinishedGame, MatchInfo, Presence, ServerMessage, WireRequest } from '@nardy/protocol';
import type { LineFault, MatchFault, TableState, TableStep } from '@nardy/record';
import type { CheckerMove, Die, Roll, Side, Step, StepChoice } from '@nardy/rules';
import type { Agreement, AgreementField } from './agreement.ts';
import type { Preferences } from './preferences.ts';
import type { StoredReceipt, StoredSecret } from './secrets.ts';
import type { AnnouncementView, NoticeView, StepView } from './view.ts';

/** Everything the client knows about one table. Plain data; `update` makes the next one. */
export interface Model {
  readonly match: string;
  readonly seats: readonly string[];
  /** Fresh for every opening of the page; request ids begin with it. */
  readonly nonce: string;
  readonly preferences: Preferences;
  readonly visibility: 'visible' | 'hidden';
  readonly connection: Connection;
  /** Server's clock minus the device's, ms. */
  readonly serverAheadMs: number;
  readonly info: MatchInfo | null;
  /** What every game must be played by; `null` before the first welcome. */
  readonly agreed: Agreement | null;
  readonly sides: readonly Side[];
  readonly games: readonly FinishedGame[];
  readonly presence: Presence | null;
  readonly game: GameModel | null;
  /** Lines being checked a slice at a time, so that no frame is held up; the game above stays until all are. */
  readonly reading: LinesRead | null;
  /** What the server said meanwhile. */
  readonly waiting: readonly ServerMessage[];
  /** Lines about which the device is asked whether another of its pages made them. */
  readonly suspects: readonly SuspectLine[];
  readonly secrets: readonly StoredSecret[];
  readonly receipts: readonly StoredReceipt[];
  readonly chains: readonly ChainModel[];
  readonly pending: readonly PendingRequest[];
  /** Requests made by itself that were refused at this length of the log: not sent again before it grows. */
  readonly refused: readonly string[];
  readonly requestsMade: number;
  readonly turn: LocalTurn;
  /** The viewer's next roll is to be asked for by itself, whatever the cube: said during the other side's turn. */
  readonly rollsAhead: 'no' | 'yes';
  readonly question: OpenQuestion | null;
  readonly notice: NoticeView | null;
  readonly motion: { readonly id: number; readonly steps: readonly StepView[] };
  readonly announcements: readonly AnnouncementView[];
  readonly fault: SessionFault | null;
  /** When what can be pressed now appeared, ms by the device's clock. */
  readonly askedAtMs: number;
  /** Names given out to notices, motions and announcements. */
  readonly shownIds: number;
}

export type Connection =
  /** A socket is being opened, or `hello` has been sent and not answered. */
  | { readonly state: 'connecting'; readonly tries: number }
  | { readonly state: 'online'; readonly heardAtMs: number }
  | { readonly state: 'offline'; readonly tries: number; readonly retryAtMs: number }
  /** The server refuses this client for good; trying again would not help. */
  | { readonly state: 'refused'; readonly code: string };

/** The current game: its lines and what they mean. */
export interface GameModel {
  readonly game: string;
  readonly lines: readonly string[];
  readonly table: TableState;
  /** The end of the game before, where this device has seen it: this game must follow from it. */
  readonly before: TableState | null;
  readonly turns: readonly TurnRecord[];
  readonly rolls: readonly RollRecord[];
  /** The play made last, for showing it; in the mover's numbers. */
  readonly lastPlay: { readonly side: Side; readonly moves: readonly CheckerMove[] } | null;
  /** The dice that lie on the board; `side` is `null` for the opening throw, white's die first. */
  readonly thrown: { readonly side: Side | null; readonly roll: Roll; readonly ties: number } | null;
  /** How often dice have been thrown or have come again. */
  readonly throws: number;
}

/** How far a stretch of lines has been checked. */
export interface LinesRead {
  /** With the lines so far. */
  readonly game: GameModel;
  readonly steps: readonly TableStep[];
  readonly rest: readonly string[];
}

/** A new line in the name of a side played here that no request of this page explains. */
export interface SuspectLine {
  readonly game: string;
  /** The log when the line came. */
  readonly lines: readonly string[];
  readonly before: TableState;
  readonly step: TableStep;
}

/** One entry of the list of turns. */
export interface TurnRecord {
  readonly side: Side;
  readonly roll: Roll | null;
  /** Number of the roll it was played with, in the log. */
  readonly rollNo: number | null;
  readonly line: number;
  readonly forced: boolean;
  /** Played in vain: a take-back went to before it. */
  readonly takenBack: boolean;
  readonly done:
    | { readonly type: 'play'; readonly moves: readonly CheckerMove[] }
    | { readonly type: 'no-move' }
    /** A double, an answer, a resignation …, in words. */
    | { readonly type: 'act'; readonly text: Text };
}

/** One roll whose links and dice have been checked. */
export interface RollRecord {
  readonly roll: number;
  readonly kind: 'opening' | 'turn';
  readonly side: Side | null;
  readonly dice: string;
  readonly links: { readonly server: string; readonly white: string; readonly black: string };
  readonly first: Side;
  readonly line: number;
}

/** Where one chain of this device stands. */
export type ChainModel =
  | {
      readonly key: string;
      /** `searching`: the log knows the chain and this page does not; `missing`: neither does the device. */
      readonly stage: 'random' | 'saving' | 'making' | 'searching' | 'missing';
    }
  /** Link k is the 32 bytes from 32·k. */
  | { readonly key: string; readonly stage: 'ready'; readonly links: Uint8Array };

/** A request that has no answer yet; sent again after a reconnect with the same id. */
export interface PendingRequest {
  readonly id: string;
  readonly game: string;
  /** Length of the log it was decided on. */
  readonly revision: number;
  readonly side: Side;
  readonly request: WireRequest;
  /** By the player's hand, or by itself. */
  readonly by: 'player' | 'client';
}

/** The play under the viewer's hand, in the mover's numbers; nothing of it has left the device until it is sent. */
export interface LocalTurn {
  /** Line of the roll it belongs to; −1: none. */
  readonly rollLine: number;
  readonly made: readonly Step[];
  /** What can follow; kept because it takes a search. */
  readonly choice: StepChoice | null;
  /** Die that a tap plays; `null`: the larger that is left. */
  readonly activeDie: Die | null;
  readonly selected: number | null;
  /** A tapped target that several checkers can reach: which one? */
  readonly asked: { readonly target: number; readonly sources: readonly number[] } | null;
  readonly stage: 'open' | 'sent';
  /** After an undo nothing is played by itself before the next step by hand. */
  readonly undone: 'no' | 'yes';
}

/** A question the viewer opened, or one that may be closed without an answer. */
export type OpenQuestion =
  | { readonly kind: 'resign-game'; readonly side: Side }
  | { readonly kind: 'resign-match'; readonly side: Side }
  /** Whether to seal the dice anew on this device. */
  | { readonly kind: 'lost-device'; readonly side: Side }
  | {
      readonly kind: 'which-way';
      readonly side: Side;
      /** `via`: where the checker stops on its way, in the mover's numbers. */
      readonly ways: readonly { readonly via: number; readonly steps: readonly Step[] }[];
    };

/** Why play has stopped. */
export type SessionFault =
  | { readonly kind: 'line'; readonly fault: LineFault }
  /** A game that does not follow from the one before it, at the line of its settings. */
  | { readonly kind: 'match'; readonly fault: MatchFault; readonly line: number }
  /** A game by other terms than those agreed, at the line of its settings. */
  | { readonly kind: 'agreement'; readonly field: AgreementField; readonly line: number }
  /** The server's lines do not extend what this device saw before. */
  | { readonly kind: 'history'; readonly line: number }
  | { readonly kind: 'storage'; readonly text: Text };
