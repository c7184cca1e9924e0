import '../../../prerender/still-browser.ts';
import type { QuestionView, TableView } from '@nardy/session';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';

// After what stands in for the browser, whose language is Russian.
const { QuestionDialog } = await import('./question-dialog.tsx');
const { TextQuestion } = await import('./text/text-question.tsx');

const CUBE: QuestionView = {
  kind: 'cube',
  offer: 'double',
  decider: 'white',
  text: { key: 'cube.asked', params: { stake: 2 } },
  answers: [
    {
      answer: 'take',
      label: { key: 'action.take' },
      text: { key: 'cube.takeMeans', params: { stake: 2 } },
      points: 0,
      scoreAfter: null,
    },
    {
      answer: 'pass',
      label: { key: 'action.pass' },
      text: { key: 'cube.passMatch', params: { points: -1, own: 0, opponent: 1, length: 5 } },
      points: -1,
      scoreAfter: { white: 0, black: 1 },
    },
  ],
  deadUntilMs: 0,
};

const send = (): void => {};

/** What a button is called and what is said of it after that, as they are bound to it. */
function spoken(html: string): readonly (readonly [name: string, about: string | undefined])[] {
  return [...html.matchAll(/<button[^>]* aria-describedby="([^"]*)".*?<\/button>/gs)].map(([button, id]) => {
    const about = new RegExp(`<span id="${id}" aria-hidden="true">([^<]*)</span>`).exec(button);
    const name = button.replace(about?.[0] ?? '', '').replace(/<[^>]*>/g, '');
    return [name, about?.[1]?.replaceAll('\u2060', '')];
  });
}

test.each<[where: string, html: () => string]>([
  [
    'over the board',
    () => renderToString(h(QuestionDialog, { view: {} as TableView, question: CUBE, nowMs: 1, send })),
  ],
  ['in the text', () => renderToString(h(TextQuestion, { question: CUBE, nowMs: 1, onInput: send }))],
])('%s each answer to a double is named once, and once said what it means', (_, html) => {
  expect(spoken(html())).toEqual([
    ['Взять', 'играем на 2, куб у вас'],
    ['Пас', '−1 очко, в матче станет 0–1 до 5'],
  ]);
  const seen = html().replace(/<[^>]*>/g, ' ');
  for (const word of ['Взять', 'Пас']) expect(seen.split(word)).toHaveLength(2);
});
