import { askPlayer, type Player } from '@nardy/engine';
import { invariant } from '@nardy/result';
import type { Command, MatchState } from '@nardy/rules';
import { explain } from '../explain.ts';
import type { Io } from '../io.ts';
import type { Language } from '../language.ts';
import { say } from '../words.ts';
import { type Asked, askedOf, commandOf, PERSON } from './asked.ts';
import type { OfflineTable } from './offline-table.ts';
import { boardScreen, deedLine, movesList, prompt, resultLine, scoreLine } from './screen.ts';
import { readTyped, type Typed } from './words-typed.ts';

/** Everything a game in the terminal needs. */
export interface Sitting {
  readonly io: Io;
  readonly language: Language;
  readonly table: OfflineTable;
  readonly bot: Player;
  /** The next line that the person types; `null` when there is no more. */
  readLine(): Promise<string | null>;
  save(file: string): Promise<void>;
}

/** Plays until the match is over or the person leaves. */
export async function playSitting(sitting: Sitting): Promise<void> {
  const { io, language, table } = sitting;
  let shown: MatchState | null = null;
  for (;;) {
    await letBotPlay(sitting);
    const { match } = table;
    const asked = askedOf(match);
    if (match !== shown) {
      await io.out.write(boardScreen(language, match));
      if ('result' in match) await io.out.write(`${resultLine(language, match)}\n`);
      shown = match;
    }
    if (asked === 'over') return;
    invariant(asked !== null, 'the bot has done all it was asked');
    await io.out.write(prompt(language, match, asked));
    const line = await sitting.readLine();
    const typed = line === null ? ({ type: 'quit' } as const) : readTyped(line);
    if (typed.type === 'quit' || (typed.type === 'close' && asked === 'next-game')) return;
    if (typed.type === 'board') shown = null;
    else await obey(sitting, match, asked, typed);
  }
}

async function letBotPlay({ io, language, table, bot }: Sitting): Promise<void> {
  for (;;) {
    const { match } = table;
    const command = await askPlayer(bot, match, 'black');
    if (command === null) return;
    const done = table.send(command);
    invariant(done.ok, 'the bot plays by the rules');
    const deed = deedLine(language, match, command);
    if (deed !== null) await io.out.write(`${deed}\n`);
    await sayWhatDiceMeant(io, language, match, table.match);
  }
}

async function obey(sitting: Sitting, match: MatchState, asked: Asked, typed: Typed): Promise<void> {
  const { io, language, table } = sitting;
  if (typed.type === 'moves') await io.out.write(movesList(match));
  else if (typed.type === 'score') await io.out.write(`${scoreLine(language, match)}\n`);
  else if (typed.type === 'takeBack') await takeBack(sitting);
  else if (typed.type === 'save') await sitting.save(typed.file);
  else if (asked === 'next-game' && typed.type === 'enter') table.nextGame();
  else {
    const command = commandOf(match, asked, typed);
    if (command === null) await io.out.write(`${say(language, 'play.help')}\n`);
    else await carryOut(sitting, match, command);
  }
}

async function takeBack({ io, language, table }: Sitting): Promise<void> {
  const done = table.takeBack(PERSON);
  await io.out.write(`${done.ok ? say(language, 'play.takenBack') : explain(language, done.error)}\n`);
}

async function carryOut(
  { io, language, table }: Sitting,
  match: MatchState,
  command: Command,
): Promise<void> {
  const done = table.send(command);
  if (!done.ok) await io.out.write(`${explain(language, done.error)}\n`);
  else await sayWhatDiceMeant(io, language, match, table.match);
}

/** A roll without a legal play passes the turn by itself: the person must hear of it. */
async function sayWhatDiceMeant(
  io: Io,
  language: Language,
  before: MatchState,
  after: MatchState,
): Promise<void> {
  if (before.phase !== 'before-roll' || after.phase === 'to-play' || 'result' in after) return;
  if (after.phase === 'before-roll' && after.onRoll !== before.onRoll) {
    const key = before.onRoll === 'white' ? 'play.noMove' : 'play.noMoveBot';
    await io.out.write(`${say(language, key)}\n`);
  }
}
