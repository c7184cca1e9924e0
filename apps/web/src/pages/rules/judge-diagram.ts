import { parsePlay } from '@nardy/notation';
import { type Board, findPlay, type RuleSet, sameBoard, scoreGame } from '@nardy/rules';
import { type Practice, practiceBoard, startPractice } from '@nardy/session';
import type { PlayDiagram } from './diagrams.ts';

const HEAD = 24;

/** The turn that a diagram asks for, before its first step; `null` for a diagram without dice. */
export function practiceOf(rules: RuleSet, diagram: PlayDiagram): Practice | null {
  const { board, roll, firstTurn } = diagram;
  return roll === null ? null : startPractice(rules, board, roll, { firstTurn: firstTurn === true });
}

/** Whether the play that is finished is what the diagram asks for. */
export function isRight(diagram: PlayDiagram, practice: Practice): boolean {
  const { board, right } = diagram;
  const after = practiceBoard(practice);
  if (right === 'legal') return true;
  // The bar of dark counts downwards.
  if (right === 'hit') return (after[0] ?? 0) < (board[0] ?? 0);
  if (right === 'two-from-head') return (after[HEAD] ?? 0) <= (board[HEAD] ?? 0) - 2;
  return right.some((text) => boardAfterText(practice, text, after));
}

function boardAfterText({ scene }: Practice, text: string, after: Board): boolean {
  const moves = parsePlay(text);
  if (!moves.ok) throw new Error(`no play: ${text}`);
  const found = findPlay(scene.rules, scene.board, scene.roll, moves.value, scene.context);
  return found.ok && sameBoard(found.value.board, after);
}

/** What the game that a diagram ends is worth, the stake at one. */
export function worthOf(practice: Practice): { readonly kind: string; readonly points: number } {
  const { rules } = practice.scene;
  return scoreGame({ ...rules, jacoby: false }, practiceBoard(practice), { stake: 1, doublesAccepted: 0 });
}
