import { inSentences, numeral, spokenOf, type Text, textOf } from '@nardy/i18n';
import { BAR, legalPlays, OFF, opponentOf, type Side } from '@nardy/rules';
import { activeDie, otherDie } from './local-play.ts';
import type { Model } from './model.ts';
import { nameOf } from './names.ts';
import { numberOf, type Place, placeOf } from './place.ts';
import { sceneOf } from './scene.ts';
import { rollNowText, spokenNoMove, spokenPlay, spokenTurn } from './spoken.ts';
import { spokenDice, spokenMoves } from './spoken-moves.ts';
import { tableView } from './table-view.ts';
import type { TextFact } from './text-command.ts';
import { outlookIn, placeText, textPlaces, textSide } from './text-places.ts';
import { combinedTargets } from './ways.ts';

/** More plays than this are not read out one by one. */
const PLAYS_READ = 12;

/** What is asked for, in words, at the moment `nowMs` of the device's clock. */
export function textFact(model: Model, nowMs: number, fact: TextFact): Text {
  switch (fact) {
    case 'dice':
      return diceText(model);
    case 'pips':
      return pipsText(model, nowMs);
    case 'board':
      return boardText(model, nowMs);
    case 'score':
      return scoreText(model, nowMs);
    case 'clocks':
      return clocksText(model, nowMs);
    case 'moves':
      return playsText(model);
    case 'last-play':
      return lastPlayText(model);
    case 'help':
      return spokenOf('text.help');
  }
}

/** What is awaited of the viewer: a turn with its dice, bar and number of plays, or a roll; `null` for nothing. */
export function turnText(model: Model): Text | null {
  const scene = sceneOf(model);
  if (scene !== null) return model.turn.stage === 'sent' ? null : spokenTurn(model, scene);
  return rollNowText(model);
}

/** What was played last, and by whom. */
export function lastPlayText(model: Model): Text {
  const last = model.game?.turns.findLast(({ done, takenBack }) => done.type !== 'act' && !takenBack);
  if (last === undefined || last.roll === null) return spokenOf('text.noPlay');
  if (last.done.type !== 'play') return spokenNoMove(model, last.side, last.roll);
  return spokenPlay(model, last.side, last.roll, last.done.moves);
}

/** The dice, and what of them is left to play. */
export function diceText(model: Model): Text {
  const { dice } = tableView(model, 0);
  const thrown = model.game?.thrown ?? null;
  if (dice.rolling) return spokenOf('text.rolling');
  if (thrown === null) return spokenOf('text.noDice');
  const said = spokenDice(thrown.roll);
  if (sceneOf(model) === null) return said;
  const { choice } = model.turn;
  const left = choice?.diceLeft ?? [];
  const active = activeDie(model.turn);
  if (model.turn.made.length > 0) {
    const [first, ...rest] = left;
    if (first === undefined) return inSentences([said, spokenOf('text.dicePlayed')]);
    const faces = rest.reduce<Text>(
      (a, b) => spokenOf('spoken.two', { a, b: numeral('die', b) }),
      numeral('die', first),
    );
    return inSentences([said, spokenOf('text.diceLeft', { dice: faces })]);
  }
  if (active === null || otherDie(model.turn) === null) return said;
  return inSentences([said, spokenOf('text.nextDie', { die: numeral('die', active) })]);
}

/** What the checker on a place may do now, place by place. */
export function movesFromText(model: Model, place: Place): Text {
  const view = tableView(model, 0);
  const scene = sceneOf(model);
  const outlook = outlookIn(view);
  const from = scene === null ? null : numberOf(outlook, scene.side, place);
  if (scene === null || from === null) return spokenOf('text.noMovesFrom');
  const direct = (model.turn.choice?.steps ?? []).filter((step) => step.from === from);
  const steps = [...direct, ...combinedTargets(scene, model.turn, from)].sort((a, b) => b.to - a.to);
  const places = steps
    .filter((step, index) => steps.findIndex(({ to }) => to === step.to) === index)
    .map(({ to, hit }) => {
      const text =
        to === OFF ? spokenOf('text.toOff') : spokenOf('text.toPoint', { point: numeral('ordinal', to) });
      return hit ? spokenOf('spoken.hits', { way: text }) : text;
    });
  const [first, ...rest] = places;
  if (first === undefined) return spokenOf('text.noMovesFrom');
  const list = rest.reduce((a, b) => spokenOf('text.either', { a, b }), first);
  return from === BAR
    ? spokenOf('text.movesFromBar', { places: list })
    : spokenOf('text.movesFrom', { point: from, places: list });
}

/** A place by the number that the acting side gives it, with what its checker may do. */
export function pointText(model: Model, number: number): Text {
  const view = tableView(model, 0);
  const side = textSide(view);
  const place = placeOf(outlookIn(view), side, number);
  const named = placeText(view, side, place);
  return sceneOf(model) === null || (view.board.places[place] ?? 0) === 0
    ? named
    : inSentences([named, movesFromText(model, place)]);
}

function pipsText(model: Model, nowMs: number): Text {
  const { players, bottom } = tableView(model, nowMs);
  const [own, other] = [players[bottom], players[opponentOf(bottom)]];
  const lead = other.pips - own.pips;
  const ahead = nameOf(model, lead > 0 ? own.side : other.side);
  return inSentences([
    ...both(own.side, (side) => spokenOf('text.pips', { name: nameOf(model, side), n: players[side].pips })),
    lead === 0 ? spokenOf('text.level') : spokenOf('text.ahead', { name: ahead, n: Math.abs(lead) }),
  ]);
}

function scoreText(model: Model, nowMs: number): Text {
  const { players, bottom, header, cube } = tableView(model, nowMs);
  const other = opponentOf(bottom);
  const score = spokenOf('text.score', {
    a: nameOf(model, bottom),
    n: players[bottom].score,
    b: nameOf(model, other),
    m: players[other].score,
  });
  const owner = { middle: 'text.cubeMiddle', bottom: 'text.cubeYours', top: 'text.cubeTheirs' } as const;
  return inSentences([
    score,
    spokenOf('text.sentence', { a: header.lengthText }),
    ...[header.crawfordText, header.setUpText].flatMap((a) =>
      a === null ? [] : [spokenOf('text.sentence', { a })],
    ),
    ...(cube === null ? [] : [spokenOf('text.cube', { value: cube.value, owner: spokenOf(owner[cube.at]) })]),
  ]);
}

function clocksText(model: Model, nowMs: number): Text {
  const { players, bottom, header } = tableView(model, nowMs);
  if (header.clock === 'none') return spokenOf('text.sentence', { a: textOf('clock.none') });
  return inSentences(
    both(bottom, (side) => {
      const clock = players[side].clock;
      const time =
        clock === null
          ? textOf('clock.none')
          : clock.reserveMs === null
            ? spanText(clock.delayMs)
            : withDelay(spanText(clock.reserveMs), clock.delayMs);
      return spokenOf('text.clock', { name: nameOf(model, side), time });
    }),
  );
}

function withDelay(time: Text, delayMs: number): Text {
  return delayMs > 0 ? spokenOf('text.delay', { time, s: Math.ceil(delayMs / 1000) }) : time;
}

/** A span of time as it is said: days and hours, minutes and seconds, or seconds. */
function spanText(ms: number): Text {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return spokenOf('text.days', { d: Math.floor(hours / 24), h: hours % 24 });
  if (hours > 0) return spokenOf('text.hours', { h: hours, m: Math.floor(seconds / 60) % 60 });
  if (seconds < 60) return spokenOf('text.seconds', { s: seconds });
  return spokenOf('text.minutes', { m: Math.floor(seconds / 60), s: seconds % 60 });
}

function playsText(model: Model): Text {
  const scene = sceneOf(model);
  if (scene === null) {
    const { actions } = tableView(model, 0);
    return spokenOf(actions.roll.shown ? 'text.rollFirst' : 'text.notYourTurn');
  }
  const plays = legalPlays(scene.rules, scene.board, scene.roll, scene.context);
  const read = plays.slice(0, PLAYS_READ).map(({ moves }) => spokenMoves(moves));
  const [first, ...rest] = read;
  if (first === undefined) return spokenOf('text.sentence', { a: textOf('turn.noMove') });
  const list = rest.reduce((a, b) => spokenOf('text.either', { a, b }), first);
  return plays.length > PLAYS_READ
    ? spokenOf('text.playsMany', { n: plays.length, m: PLAYS_READ, plays: list })
    : spokenOf('text.playsAre', { n: plays.length, plays: list });
}

/** The whole position: who stands where, from the far end to home. */
function boardText(model: Model, nowMs: number): Text {
  const view = tableView(model, nowMs);
  const side = textSide(view);
  const outlook = outlookIn(view);
  const list = (of: Side): Text => {
    const found = textPlaces(view, side).flatMap((place): readonly Text[] => {
      const drawn = view.board.places[place] ?? 0;
      const n = of === view.bottom ? drawn : -drawn;
      if (n <= 0) return [];
      const count = numeral('count', n);
      const own = numberOf(outlook, of, place);
      if (own === BAR) return [spokenOf('text.onBar', { count })];
      if (own === OFF) return [spokenOf('text.off', { count })];
      return [spokenOf('text.onPoint', { point: numberOf(outlook, side, place) ?? 0, count })];
    });
    const [first, ...rest] = found;
    const places =
      first === undefined
        ? spokenOf('text.none')
        : rest.reduce((a, b) => spokenOf('text.either', { a, b }), first);
    return spokenOf(of === side ? 'text.yours' : 'text.theirs', { places });
  };
  return inSentences(both(side, list));
}

function both<T>(first: Side, of: (side: Side) => T): readonly [T, T] {
  return [of(first), of(opponentOf(first))];
}
