import type { RuleSet } from '@nardy/rules';
import type { DiagramName } from './diagrams.ts';

/** A section of the rules: its words are `topic.NAME.title` and `topic.NAME.1` to `.paragraphs`. */
export interface Topic {
  readonly name: string;
  readonly diagrams: readonly DiagramName[];
}

function topic(name: string, ...diagrams: readonly DiagramName[]): Topic {
  return { name, diagrams };
}

/** What is taught of these rules, in the order of a game. */
export function topicsFor(rules: RuleSet): readonly Topic[] {
  const cubed = rules.cube !== 'none';
  return [
    topic('aim'),
    ...(rules.board === 'short' ? shortPlay(rules) : longPlay(rules)),
    ...results(rules),
    ...(cubed ? [topic('cube', 'cube'), topic('take-point', 'take')] : []),
    topic('match'),
    ...(cubed && rules.crawford ? [topic('crawford', 'crawford')] : []),
    ...(cubed && rules.scoring !== 'flat' ? [topic('jacoby', 'jacoby')] : []),
    ...(cubed ? [topic('beaver', 'beaver')] : []),
    topic('resign'),
    topic('clock'),
  ];
}

function shortPlay(rules: RuleSet): readonly Topic[] {
  return [
    topic('setup', 'setup'),
    ...starting(rules),
    topic('moving', 'moving'),
    topic('both-dice', 'both-dice', 'larger'),
    topic('doublet', 'doublet'),
    topic('hit', 'hit'),
    topic('enter', 'enter', 'closed'),
    ...(rules.hitAndHide === 'allowed' ? [] : [topic('hide', 'hide')]),
    topic('bear-off', 'bear-off', 'gap'),
    topic('bear-off-hit'),
    ...(rules.bearOffAfterHit === 'if-forced' ? [topic('hitter-forced', 'hitter')] : []),
    ...(rules.bearOffAfterHit === 'forbidden' ? [topic('hitter-never', 'hitter')] : []),
  ];
}

function longPlay(rules: RuleSet): readonly Topic[] {
  return [
    topic('long-setup', 'long-setup'),
    ...starting(rules),
    topic('long-moving', 'long-moving', 'long-closed'),
    topic('head', 'head'),
    ...(rules.headOnFirstTurn === 'blocked-doubles' ? [topic('head-blocked', 'first-blocked')] : []),
    ...(rules.headOnFirstTurn === 'any-double' ? [topic('head-any', 'first-any')] : []),
    ...(rules.primeRule === 'opponent-ahead' ? [topic('prime', 'prime')] : []),
    topic('both-dice'),
    topic('doublet'),
    topic('bear-off', 'bear-off', 'gap'),
  ];
}

function starting(rules: RuleSet): readonly Topic[] {
  return [
    topic('opening', 'opening'),
    ...(rules.nextGameStarter === 'winner' ? [topic('winner-starts')] : []),
  ];
}

function results({ board, scoring }: RuleSet): readonly Topic[] {
  switch (scoring) {
    case 'international':
      return [topic('result-international', 'gammon', 'koks')];
    case 'oin-mars':
      return [topic('result-oin-mars', 'result', 'gammon')];
    case 'four-tier':
      return board === 'short'
        ? [topic('result-four-tier', 'gammon', 'home-gammon', 'koks')]
        : [topic('result-four-tier-long', 'gammon', 'home-gammon', 'long-koks')];
    case 'flat':
      return [topic('result-flat', 'gammon')];
  }
}
