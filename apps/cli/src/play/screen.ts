import { drawBoard, formatPlay, NO_MOVE } from '@nardy/notation';
import { boardOf, type Command, legalPlays, type MatchState, type Side, turnContext } from '@nardy/rules';
import type { Language } from '../language.ts';
import { scoreOf } from '../replay/report.ts';
import { say, sayAny } from '../words.ts';
import { type Asked, PERSON, possibleWords } from './asked.ts';

/** The board as the person sees it, with dice and cube. */
export function boardScreen(language: Language, match: MatchState): string {
  const { rules, length } = match.settings;
  const board = drawBoard(boardOf(match, PERSON), { kind: rules.board }).trimEnd();
  const facts = [
    match.phase === 'to-play' ? say(language, 'play.dice', { dice: match.roll.join('-') }) : null,
    rules.cube === 'none' || length === 1 ? null : cubeText(language, match),
  ].filter((fact) => fact !== null);
  return `\n${board}\n${facts.length === 0 ? '' : `${facts.join(' · ')}\n`}`;
}

function cubeText(language: Language, { cube }: MatchState): string {
  const owner = cube.owner === null ? '' : ` (${sideName(language, cube.owner)})`;
  return say(language, 'play.cube', { value: `${cube.value}${owner}` });
}

/** What to type now. */
export function prompt(language: Language, match: MatchState, asked: Asked): string {
  const words = possibleWords(match, asked).map((word) => sayAny(language, `play.can.${word}`));
  return `${words.join(' / ')} > `;
}

/** The legal plays of the person, one a line. */
export function movesList(match: MatchState): string {
  if (match.phase !== 'to-play') return '';
  const { rules } = match.settings;
  const plays = legalPlays(rules, boardOf(match, PERSON), match.roll, turnContext(match, PERSON));
  return plays.map(({ moves }) => `  ${formatPlay(moves) || NO_MOVE}\n`).join('');
}

/** The score, with the game just finished. */
export function scoreLine(language: Language, match: MatchState): string {
  const { length } = match.settings;
  const to = length === null ? say(language, 'replay.money') : say(language, 'replay.length', { n: length });
  return say(language, 'play.score', { ...scoreOf(match), to });
}

/** What a side has just done, in a line; `null` where the board says it. */
export function deedLine(language: Language, before: MatchState, command: Command): string | null {
  if (!('side' in command)) return null;
  const side = sideName(language, command.side);
  switch (command.type) {
    case 'play': {
      const dice = before.phase === 'to-play' ? before.roll.join('-') : '';
      const moves = command.moves.map((move) => ({ hit: false, ...move }));
      return `${side} ${dice}: ${formatPlay(moves) || NO_MOVE}`;
    }
    case 'double':
      return `${side}: ${sayAny(language, 'event.doubled')}`;
    case 'take':
      return `${side}: ${sayAny(language, 'event.taken')}`;
    case 'pass':
      return `${side}: ${sayAny(language, 'event.passed')}`;
    case 'beaver':
      return `${side}: ${sayAny(language, 'event.beavered')}`;
    case 'raccoon':
      return `${side}: ${sayAny(language, 'event.raccooned')}`;
    case 'acceptResignation':
      return `${side}: ${sayAny(language, 'event.resignationAccepted')}`;
    case 'declineResignation':
      return `${side}: ${sayAny(language, 'event.resignationDeclined')}`;
    default:
      return null;
  }
}

/** How a game ended. */
export function resultLine(language: Language, match: MatchState): string {
  if (!('result' in match)) return '';
  const { winner, kind, points } = match.result;
  const score = scoreOf(match);
  if (winner === null || kind === null) return say(language, 'replay.nobody', { ...score });
  const words = { side: sideName(language, winner), kind: sayAny(language, `win.${kind}`), n: points };
  return say(language, 'replay.won', { ...words, ...score });
}

function sideName(language: Language, side: Side): string {
  return sayAny(language, `side.${side}`);
}
