import { type Locale, playText } from '@nardy/i18n';
import { drawBoardSvg } from '@nardy/notation';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Moment } from './check-game.ts';
import { diceText } from './dice-text.ts';
import type { Say, WordKey } from './words.ts';

interface BoardStepsProps {
  readonly moments: readonly Moment[];
  readonly locale: Locale;
  readonly say: Say;
}

/** The positions of a game, one at a time, seen by white. */
export function BoardSteps({ moments, locale, say }: BoardStepsProps): JSX.Element | null {
  const [at, setAt] = useState(moments.length - 1);
  const last = moments.length - 1;
  const index = Math.min(at, last);
  const moment = moments[index];
  if (moment === undefined) return null;
  const label = say('check.boardOf', { line: moment.n });
  const steps: readonly (readonly [key: WordKey, sign: string, to: number])[] = [
    ['check.first', '«', 0],
    ['check.back', '‹', index - 1],
    ['check.next', '›', index + 1],
    ['check.last', '»', last],
  ];
  return (
    <section class="board">
      <h3>{say('check.position')}</h3>
      <BoardPicture moment={moment} title={label} />
      <div class="steps">
        {steps.map(([key, sign, to]) => (
          <button
            key={key}
            type="button"
            class="button"
            aria-label={say(key)}
            disabled={to < 0 || to > last || to === index}
            onClick={() => setAt(to)}
          >
            {sign}
          </button>
        ))}
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-label={say('check.position')}
          onInput={(event) => setAt(Number(event.currentTarget.value))}
        />
      </div>
      <p class="moment">{momentText(moment, say, locale)}</p>
    </section>
  );
}

/** What happened, as the log has it. */
function momentText({ line }: Moment, say: Say, locale: Locale): string {
  if (line.kind === 'roll') {
    const who = line.roller === null ? say('check.rollOpening') : say(`check.role${line.roller}`);
    return `${who}: ${diceText(line.dice)}`;
  }
  return line.kind === 'act' ? `${say(`check.role${line.role}`)}: ${actText(line.text, say, locale)}` : '';
}

/** The cube in the words of the log; plays and what concerns the past in those of the reader. */
function actText(text: string, say: Say, locale: Locale): string {
  const [, word, number = ''] = /^(takeback|again) (\d+)$/.exec(text) ?? [];
  if (word === 'takeback') return say('check.takeBack', { line: number });
  return word === 'again' ? say('check.rollAgain', { roll: number }) : playText(locale, text);
}

/** The picture becomes part of the page: as an image it would be a document of its own, which costs a whole frame. */
function BoardPicture({ moment, title }: { readonly moment: Moment; readonly title: string }): JSX.Element {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const svg = new DOMParser().parseFromString(boardSvg(moment, title), 'image/svg+xml');
    frame.current?.replaceChildren(document.importNode(svg.documentElement, true));
  }, [moment, title]);
  return <div ref={frame} class="picture" />;
}

function boardSvg({ match }: Moment, title: string): string {
  const { settings, board, cube } = match;
  const owner = cube.owner === null ? null : cube.owner === 'white' ? 'mover' : 'opponent';
  return drawBoardSvg(board, {
    kind: settings.rules.board,
    roll: match.phase === 'to-play' ? match.roll : null,
    cube: settings.rules.cube === 'none' ? null : { value: cube.value, owner },
    title,
  });
}
