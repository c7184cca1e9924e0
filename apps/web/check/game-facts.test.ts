import type { Locale } from '@nardy/i18n';
import { botName } from '@nardy/record';
import { createLocalTable, playGame } from '@nardy/record/testing';
import { RULE_SETS } from '@nardy/rules';
import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { BoardSteps } from './board-steps.tsx';
import { checkGame, type Moment } from './check-game.ts';
import { GameFacts } from './game-facts.tsx';
import { nameOf, wordsIn } from './words.ts';

const PACING = { nowMs: () => 0, pause: async () => {}, onProgress: () => {} };

/** A game that a person with this name has played against the bot. */
async function played(name: string, level: string) {
  const local = createLocalTable({
    settings: { rules: RULE_SETS.prison, length: 1, clock: { kind: 'none' } },
    seed: 5,
    players: { white: { id: 'guest.1', name }, black: { id: 'bot.1', name: botName(level) } },
  });
  playGame(local);
  return checkGame(local.transcript(), { receipts: [], batches: null }, PACING);
}

function drawn<P extends object>(component: ComponentType<P>, props: P): string {
  return renderToString(h(component, props))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test.each<[locale: Locale, players: string, rules: string]>([
  ['ru', 'Игроки Bot (best), белые — Бот (Новичок), чёрные', 'Правила Тюремные правила'],
  ['en', 'Players Bot (best), white — Bot (Newcomer), black', 'Rules Prison rules'],
])(
  'rules and the level of the bot have their names in %s, a person keeps the own',
  async (locale, ...facts) => {
    const check = await played('Bot (best)', 'newcomer');
    const shown = drawn(GameFacts, { check, locale, say: wordsIn(locale) });
    for (const fact of facts) expect(shown).toContain(fact);
  },
);

test.each([
  ['rules', 'unheard-of'],
  ['rules', 'prison.about'],
  ['level', 'grandmaster'],
] as const)('what has no name stays as it is: %s %s', (kind, id) => {
  expect(nameOf('ru', kind, id)).toBe(id);
});

test.each<[locale: Locale, play: string]>([
  ['ru', 'белые: бар/20 6/вых'],
  ['en', 'white: bar/20 6/off'],
])('a play is written as in %s', async (locale, play) => {
  const { moments } = await played('Вера', 'best');
  const last = moments.at(-1)!;
  const moment: Moment = { ...last, line: { kind: 'act', role: 'A', text: 'bar/20 6/off' } };
  expect(drawn(BoardSteps, { moments: [moment], locale, say: wordsIn(locale) })).toContain(play);
});
