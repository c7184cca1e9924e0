import { linkForRoll, makeTranscript, type Transcript } from '@nardy/dice';
import {
  type ActCommand,
  applyLines,
  type Duty,
  dutiesOf,
  emptyTable,
  type MatchFile,
  makeMatchFile,
  openGame,
  respond,
  rollAgainOf,
  rollRequest,
  type TableRefusal,
  type TableRequest,
  type TableState,
  takeBackOf,
} from '@nardy/record';
import { err, invariant, ok, type Result } from '@nardy/result';
import {
  type Command,
  firstGameStarted,
  type GameStarted,
  type MatchSettings,
  type MatchState,
  nextGameStarted,
  SIDES,
  type Side,
} from '@nardy/rules';
import type { Io } from '../io.ts';
import { type DiceBox, makeDiceBox, randomHex } from './dice-box.ts';

/** A match inside one device (mode `local`): the three dice boxes and the logs of its games. */
export interface OfflineTable {
  /** The state of the current game; every dice that can fall by itself has fallen. */
  readonly match: MatchState;
  /** Does what a player asks: a roll, or an act. */
  send(command: Command): Result<null, TableRefusal>;
  /** Takes back the last act of a side; the dice thrown since come again. */
  takeBack(side: Side): Result<null, TableRefusal>;
  /** Opens the next game after a finished one. */
  nextGame(): void;
  /** The record of all games so far, as a file: a transcript, or a match of several. */
  record(): Transcript | MatchFile;
}

export interface OfflineOptions {
  readonly settings: MatchSettings;
  readonly names: { readonly white: string; readonly black: string };
  /** What the person adds to the secret of white's chain. */
  readonly phrase: string;
}

/** Sets up a match between a person (white) and a bot (black) with honest dice. */
export function createOfflineTable(io: Io, { settings, names, phrase }: OfflineOptions): OfflineTable {
  const matchId = `local:${randomHex(io, 8)}`;
  const finished: { readonly lines: readonly string[]; readonly head: string }[] = [];
  let boxes: { readonly server: DiceBox; readonly white: DiceBox; readonly black: DiceBox };
  let lines: readonly string[] = [];
  let table: TableState = emptyTable();

  function open(started: GameStarted, prev: string | null): void {
    const game = randomHex(io, 16);
    boxes = {
      server: makeDiceBox(io, game, 'S'),
      white: makeDiceBox(io, game, 'A', phrase),
      black: makeDiceBox(io, game, 'B'),
    };
    const { length, anchor } = boxes.server.chain(0);
    lines = [];
    table = emptyTable();
    write(
      openGame({
        game,
        mode: 'local',
        unix: Math.floor(io.unixMs() / 1000),
        match: matchId,
        prev,
        players: {
          white: { id: 'player', name: names.white },
          black: { id: 'bot.local', name: names.black },
        },
        settings,
        started,
        seal: { length, anchor },
      }),
    );
    settle();
  }

  function write(texts: readonly string[]): void {
    const applied = applyLines(table, texts);
    invariant(applied.ok, 'a line that the table wrote passes its own check');
    table = applied.value;
    lines = [...lines, ...texts];
  }

  function ask(request: TableRequest): Result<null, TableRefusal> {
    const answered = respond(table, request, { unixMs: io.unixMs(), serverLink });
    if (!answered.ok) return answered;
    write(answered.value);
    settle();
    return ok(null);
  }

  function serverLink(roll: number): string | null {
    const chain = table.log.chains.S;
    return chain === null ? null : linkForRoll(boxes.server.chain(chain.epoch), chain.base, roll);
  }

  /** Seals, answering links and the opening throw come without anyone being asked. */
  function settle(): void {
    const held = SIDES.map((side) => ({ side, epochs: boxes[side].epochs() }));
    const [duty] = dutiesOf(table, held);
    if (duty === undefined) return;
    const done = ask(requestOf(duty));
    invariant(done.ok, 'a duty can be fulfilled');
  }

  function requestOf(duty: Duty): TableRequest {
    const { side } = duty;
    if (duty.type === 'link') {
      return { type: 'link', side, roll: duty.roll, link: boxes[side].chain(duty.epoch).link(duty.index) };
    }
    const { length, anchor } = boxes[side].chain(duty.epoch);
    return { type: duty.type, side, length, anchor };
  }

  function state(): MatchState {
    invariant(table.match !== null, 'an opened game has its settings');
    return table.match;
  }

  open(firstGameStarted(settings), null);
  return {
    get match() {
      return state();
    },
    send(command) {
      if (command.type === 'requestRoll') return roll(command.side);
      return ask({ type: 'act', side: sideOf(command), command: command as ActCommand });
    },
    takeBack(side) {
      const command = takeBackOf(table, side);
      return command === null
        ? err({ code: 'TAKE_BACK_NO_ACT', line: 0 })
        : ask({ type: 'act', side, command });
    },
    nextGame() {
      const started = nextGameStarted(state());
      finished.push({ lines, head: table.log.head });
      open(started, table.log.head);
    },
    record() {
      const current = { lines, head: table.log.head };
      return finished.length === 0 ? makeTranscript(current) : makeMatchFile([...finished, current]);
    },
  };

  function roll(side: Side): Result<null, TableRefusal> {
    const command = rollAgainOf(table, side);
    if (command !== null) return ask({ type: 'act', side, command });
    const request = rollRequest(table, side);
    if (request !== null) return ask(requestOf(request));
    // Says why: the machine judges the wish as any other.
    return ask({ type: 'link', side, roll: table.log.nextRoll, link: '' });
  }
}

function sideOf(command: Command): Side {
  invariant('side' in command, 'a player asks for itself');
  return command.side;
}
