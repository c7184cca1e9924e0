import { teachWords } from '@nardy/i18n';
import { parsePlay } from '@nardy/notation';
import {
  borneOff,
  CHECKERS,
  checkersInPlay,
  findPlay,
  legalPlays,
  opponentInPlay,
  RULE_SET_IDS,
  RULE_SETS,
  type RuleSet,
} from '@nardy/rules';
import { isPracticeOver, type Practice, touchPractice } from '@nardy/session';
import { describe, expect, test } from 'vitest';
import { type Diagram, type DiagramName, diagramOf, LONG_DIAGRAMS, SHORT_DIAGRAMS } from './diagrams.ts';
import { isRight, practiceOf, worthOf } from './judge-diagram.ts';
import { topicsFor } from './topics.ts';

/** Every diagram as it is met on the page of a rule set. */
const met = RULE_SET_IDS.flatMap((id) =>
  topicsFor(RULE_SETS[id]).flatMap(({ diagrams }) =>
    diagrams.map((name): [string, RuleSet, DiagramName, Diagram] => [
      `${id}: ${name}`,
      RULE_SETS[id],
      name,
      diagramOf(RULE_SETS[id], name),
    ]),
  ),
);
const words: readonly string[] = Object.keys(teachWords);

/** Plays a text on a diagram, step by step as a finger would. */
function played(rules: RuleSet, diagram: Diagram, text: string): Practice {
  if (diagram.kind !== 'play') throw new Error('not a diagram to play');
  let practice = practiceOf(rules, diagram);
  const moves = parsePlay(text);
  if (practice === null || !moves.ok) throw new Error('nothing to play');
  const { scene } = practice;
  const found = findPlay(rules, scene.board, scene.roll, moves.value, scene.context);
  if (!found.ok) throw new Error(`${text}: ${found.error.code}`);
  for (const { from, to } of found.value.moves) {
    practice = touchPractice(practice, { kind: 'drop', from, to: to === 0 ? 26 : to });
  }
  return practice;
}

describe.each(met)('%s', (_title, rules, name, diagram) => {
  test('has fifteen checkers a side at most, and words', () => {
    expect(checkersInPlay(diagram.board)).toBeLessThanOrEqual(CHECKERS);
    expect(opponentInPlay(diagram.board)).toBeLessThanOrEqual(CHECKERS);
    expect(words).toContain(`diagram.${name}.task`);
    if (diagram.kind === 'ask') {
      for (const part of [...diagram.choices, 'right', 'wrong'])
        expect(words).toContain(`diagram.${name}.${part}`);
    }
  });

  test('has a play that is right', () => {
    if (diagram.kind === 'ask') return;
    const practice = practiceOf(rules, diagram);
    if (practice === null) throw new Error('no dice');
    const { scene } = practice;
    const plays = legalPlays(rules, scene.board, scene.roll, scene.context);
    const texts = plays.map(({ moves }) =>
      moves.map(({ from, to }) => `${from}/${to === 0 ? 'off' : to}`).join(' '),
    );
    const right = texts.filter((text) => isRight(diagram, played(rules, diagram, text)));
    expect(right.length).toBeGreaterThan(0);
    expect(texts.every((text) => isPracticeOver(played(rules, diagram, text)))).toBe(true);
    if (diagram.right === 'legal') return;
    // A wrong play is told so in words, where the rules leave one.
    if (right.length < texts.length) expect(words).toContain(`diagram.${name}.wrong`);
  });
});

test('what the last diagrams are worth by each rule set', () => {
  const worth = (id: (typeof RULE_SET_IDS)[number], name: DiagramName): string => {
    const { kind, points } = worthOf(played(RULE_SETS[id], diagramOf(RULE_SETS[id], name), '1/off(2)'));
    return `${kind} ${points}`;
  };
  expect(worth('international', 'gammon')).toBe('gammon 2');
  expect(worth('international', 'koks')).toBe('backgammon 3');
  expect(worth('casual', 'result')).toBe('single 1');
  expect(worth('dave', 'gammon')).toBe('single 1');
  expect(worth('four-tier', 'home-gammon')).toBe('homeGammon 3');
  expect(worth('four-tier', 'koks')).toBe('backgammon 4');
  expect(worth('long', 'gammon')).toBe('gammon 2');
  expect(worth('long-classic', 'home-gammon')).toBe('homeGammon 3');
  expect(worth('long-classic', 'long-koks')).toBe('backgammon 4');
});

test('no topic is without words, and no diagram is without a topic', () => {
  const topics = RULE_SET_IDS.flatMap((id) => topicsFor(RULE_SETS[id]));
  for (const { name } of topics) expect(words).toContain(`topic.${name}.title`);
  const used = new Set(topics.flatMap(({ diagrams }) => diagrams));
  expect([...used].sort()).toEqual(
    [...new Set([...Object.keys(SHORT_DIAGRAMS), ...Object.keys(LONG_DIAGRAMS)])].sort(),
  );
  expect(borneOff(SHORT_DIAGRAMS.result.board)).toBe(13);
});
