import type { DecisionView, Player } from '@nardy/engine';
import type { WireCommand, WireRequest } from '@nardy/protocol';
import { type Duty, dutiesOf, rollRequest, type TableState } from '@nardy/record';
import { invariant } from '@nardy/result';
import {
  boardOf,
  canDouble,
  cubeAnswers,
  firstTurnOf,
  legalPlays,
  type MatchState,
  opponentOf,
  resignationKinds,
  type Side,
  type WinKind,
} from '@nardy/rules';
import { ChainKeeper } from './chain-keeper.ts';
import type { Room } from './room.ts';
import type { RoomEdges } from './room-edges.ts';

/**
 * Plays a side at a table through the same requests as anyone. It thinks outside the table's queue; when the
 * table has moved on meanwhile its request is refused as stale and it looks again.
 */
export class BotDriver {
  readonly #room: Room;
  readonly #side: Side;
  readonly #player: Player;
  readonly #edges: RoomEdges;
  #chains: ChainKeeper | null = null;
  #chainsOf: string | null = null;
  #running = false;
  #again = false;

  constructor(room: Room, side: Side, player: Player, edges: RoomEdges) {
    this.#room = room;
    this.#side = side;
    this.#player = player;
    this.#edges = edges;
    room.watch(() => this.poke());
  }

  /** Something may have to be done. */
  poke(): void {
    this.#again = true;
    if (this.#running) return;
    void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      while (this.#again) {
        this.#again = false;
        // Let the answer and the lines that led here go out first.
        await new Promise<void>((then) => setImmediate(then));
        await this.#step();
      }
    } catch (error) {
      this.#edges.report(error, { match: this.#room.id, bot: this.#side });
    } finally {
      // In the same breath as the last look at `#again`, so that no poke falls in between.
      this.#running = false;
    }
  }

  async #step(): Promise<void> {
    const { current } = this.#room.state;
    if (current === null) return;
    const request = await this.#nextRequest(current.game, current.table);
    if (request === null) return;
    await this.#room.submit(
      {
        type: 'request',
        id: `bot-${this.#edges.random.hex(12)}`,
        game: current.game,
        revision: current.lines.length,
        side: this.#side,
        request,
      },
      [this.#side],
    );
  }

  async #nextRequest(game: string, table: TableState): Promise<WireRequest | null> {
    const chains = await this.#chainsFor(game);
    const [duty] = dutiesOf(table, [{ side: this.#side, epochs: chains.epochs() }], 'when-asked');
    if (duty !== undefined) return this.#requestOf(duty, chains);
    if (table.match === null) return null;
    const decision = await decide(this.#player, this.#side, table.match);
    if (decision === null) return null;
    if (decision !== 'roll') return { type: 'act', command: decision };
    const asked = rollRequest(table, this.#side);
    return asked === null ? null : this.#requestOf(asked, chains);
  }

  async #requestOf(duty: Duty, chains: ChainKeeper): Promise<WireRequest | null> {
    switch (duty.type) {
      case 'anchor':
      case 'lostDevice': {
        const { length, anchor } = await chains.seal(duty.epoch, duty.base);
        return { type: duty.type, length, anchor };
      }
      case 'link': {
        const base = duty.roll - duty.index + 1;
        const link = chains.link(duty.epoch, base, duty.roll);
        invariant(link !== null, 'a duty names a chain that is kept');
        return { type: 'link', roll: duty.roll, link };
      }
    }
  }

  async #chainsFor(game: string): Promise<ChainKeeper> {
    if (this.#chains !== null && this.#chainsOf === game) return this.#chains;
    const { store, random } = this.#edges;
    const stored = await store.loadChains(game);
    this.#chains = new ChainKeeper(game, roleOf(this.#side), stored, store, random);
    this.#chainsOf = game;
    return this.#chains;
  }
}

/** A player's decision at this moment; `null` when it is not asked anything. */
export async function decide(
  player: Player,
  side: Side,
  match: MatchState,
): Promise<WireCommand | 'roll' | null> {
  if (match.phase === 'game-over' || match.phase === 'match-over') return null;
  const offered = match.resignation;
  if (offered !== null) {
    if (offered.side === side) return null;
    const accepts = await player.acceptResignation(viewOf(match, side), pointsOffered(match, offered.kind));
    return { type: accepts ? 'acceptResignation' : 'declineResignation' };
  }
  switch (match.phase) {
    case 'opening':
    case 'rolling':
      return null;
    case 'before-roll':
      if (match.onRoll !== side) return null;
      if (!canDouble(match, side)) return 'roll';
      return (await player.offerDouble(viewOf(match, side))) ? { type: 'double' } : 'roll';
    case 'doubled':
      if (match.decider !== side) return null;
      return {
        type: await player.answerCube(viewOf(match, side), match.offer, cubeAnswers(match)),
      };
    case 'to-play': {
      if (match.onRoll !== side) return null;
      const { rules } = match.settings;
      const plays = legalPlays(rules, boardOf(match, side), match.roll, {
        firstTurn: firstTurnOf(match, side),
      });
      const play = plays[await player.choosePlay(viewOf(match, side), match.roll, plays)];
      invariant(play !== undefined, 'a player chooses one of the plays');
      return { type: 'play', moves: play.moves.map(({ from, to }) => ({ from, to })) };
    }
  }
}

function viewOf(match: MatchState, side: Side): DecisionView {
  const { settings, score, cube, crawford } = match;
  const { length } = settings;
  return {
    rules: settings.rules,
    board: boardOf(match, side),
    cube,
    cubeOwner: cube.owner === null ? 'middle' : cube.owner === side ? 'own' : 'opponent',
    away: length === null ? null : { own: length - score[side], opponent: length - score[opponentOf(side)] },
    crawford: crawford === 'now',
  };
}

/** What an offered resignation would pay. */
function pointsOffered(match: MatchState, kind: WinKind): number {
  const offer = resignationKinds(match).find((known) => known.kind === kind);
  invariant(offer !== undefined, 'an offered resignation is one of the kinds');
  return offer.points;
}

function roleOf(side: Side): 'A' | 'B' {
  return side === 'white' ? 'A' : 'B';
}
