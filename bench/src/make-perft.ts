/**
 * Writes data/perft/<rule set>.tsv: how many positions a roll leads to, counted by the naive generator of
 * `@nardy/rules/testing` and never by the generator under test. Takes half a minute: `npx tsx --conditions=source
 * bench/src/make-perft.ts`.
 */
import { writeFileSync } from 'node:fs';
import {
  type Board,
  checkersInPlay,
  type Die,
  flipBoard,
  formatBoard,
  type Roll,
  RULE_SET_IDS,
  RULE_SETS,
  type RuleSet,
  startingBoard,
} from '@nardy/rules';
import {
  anyHomeBoard,
  anyRowBoard,
  boardOfText,
  naiveResults,
  randomRoll,
  seededRandom,
} from '@nardy/rules/testing';
import fc from 'fast-check';

const ROLLS: readonly Roll[] = [1, 2, 3, 4, 5, 6].flatMap((high) =>
  [1, 2, 3, 4, 5, 6].filter((low) => low <= high).map((low): Roll => [high as Die, low as Die]),
);

interface Place {
  readonly board: Board;
  readonly firstTurn: boolean;
  readonly depths: readonly number[];
}

/** Positions of games of random plays, every twelfth turn. */
function played(rules: RuleSet, seed: number, wanted: number): Place[] {
  const random = seededRandom(seed);
  const places: Place[] = [];
  let board = startingBoard(rules.board);
  for (let turn = 0; places.length < wanted; turn++) {
    if (checkersInPlay(board) === 0) board = startingBoard(rules.board);
    const results = naiveResults(rules, board, randomRoll(random), turn < 2);
    const after = boardOfText(results[Math.floor(random() * results.length)] as string);
    board = checkersInPlay(after) === 0 ? startingBoard(rules.board) : flipBoard(rules.board, after);
    if (turn % 12 === 11) places.push({ board, firstTurn: false, depths: [1] });
  }
  return places;
}

/** Positions in which the options that restrict plays make a difference. */
function restricted(rules: RuleSet, wanted: number): Place[] {
  const freely: RuleSet = { ...rules, hitAndHide: 'allowed', bearOffAfterHit: 'allowed', primeRule: 'free' };
  const boards = rules.board === 'short' ? anyHomeBoard() : anyRowBoard();
  const places: Place[] = [];
  for (const board of fc.sample(boards, { numRuns: 2000, seed: 1 })) {
    const differs = ROLLS.some(
      (roll) =>
        naiveResults(rules, board, roll, false).join() !== naiveResults(freely, board, roll, false).join(),
    );
    if (differs) places.push({ board, firstTurn: false, depths: [1] });
    if (places.length === wanted) break;
  }
  return places;
}

function countAt(rules: RuleSet, board: Board, roll: Roll, firstTurn: boolean, depth: number): number {
  const results = naiveResults(rules, board, roll, firstTurn);
  if (depth === 1) return results.length;
  return results
    .map((text) => flipBoard(rules.board, boardOfText(text)))
    .flatMap((next) => ROLLS.map((reply) => countAt(rules, next, reply, firstTurn, depth - 1)))
    .reduce((sum, count) => sum + count, 0);
}

function tableOf(rules: RuleSet): string {
  const isFree = rules.board === 'short' && rules.hitAndHide === 'allowed';
  const places: Place[] = [
    { board: startingBoard(rules.board), firstTurn: true, depths: [1, 2] },
    ...played(rules, 7, isFree ? 12 : 6),
    ...(isFree ? [] : restricted(rules, 8)),
  ];
  const lines = places.flatMap(({ board, firstTurn, depths }) =>
    depths.flatMap((depth) =>
      ROLLS.map((roll) =>
        [
          formatBoard(board),
          firstTurn ? 'first' : 'later',
          roll.join(''),
          depth,
          countAt(rules, board, roll, firstTurn, depth),
        ].join('\t'),
      ),
    ),
  );
  return ['board\tturn\troll\tdepth\tpositions', ...lines, ''].join('\n');
}

const known = new Map<string, string>();
for (const id of RULE_SET_IDS) {
  const rules = RULE_SETS[id];
  const key = [rules.board, rules.hitAndHide, rules.bearOffAfterHit, rules.headOnFirstTurn, rules.primeRule];
  const table = known.get(key.join()) ?? tableOf(rules);
  known.set(key.join(), table);
  writeFileSync(new URL(`../../data/perft/${id}.tsv`, import.meta.url), table);
  console.log(id);
}
