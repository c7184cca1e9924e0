import {
  formatMatchId,
  formatPositionId,
  formatXgid,
  type NotationRefusal,
  type PositionInfo,
  parsePosition,
  rollOf,
  USUAL_CUBE_CAP,
} from '@nardy/notation';
import { ok, type Result } from '@nardy/result';
import { boardFor, RULE_SET_IDS, RULE_SETS, type RuleSetId, type Side } from '@nardy/rules';
import { boardKindOf, type Draft, newDraft, shownBoard } from './draft.ts';

const DEFAULT_RULES = { short: 'international', long: 'long' } as const;

/** A draft in the form all notations share: white is their bottom. */
function infoOf(draft: Draft): PositionInfo {
  const { onRoll, roll, cube, length, score, crawford, jacoby, beavers } = draft;
  return {
    board: shownBoard(draft),
    onRoll: seatOf(onRoll),
    cube: { value: cube.value, owner: cube.owner === null ? null : seatOf(cube.owner) },
    score: { bottom: score.white, top: score.black },
    ...{ length, crawford, cubeCap: USUAL_CUBE_CAP },
    jacoby: length === null && jacoby,
    beavers: length === null && beavers,
    decision: roll === null ? { type: 'to-roll' } : { type: 'to-play', roll },
  };
}

function seatOf(side: Side): 'bottom' | 'top' {
  return side === 'white' ? 'bottom' : 'top';
}

function sideOf(seat: 'bottom' | 'top'): Side {
  return seat === 'bottom' ? 'white' : 'black';
}

/** The XGID of a draft; `null` where it has none. */
export function draftXgid(draft: Draft): string | null {
  return formatXgid(infoOf(draft), boardKindOf(draft));
}

/** GNU Backgammon's position and match ID; `null` where there is none. */
export function draftGnuId(draft: Draft): string | null {
  const info = infoOf(draft);
  const match = formatMatchId(info);
  return match === null ? null : `${formatPositionId(info.board, boardKindOf(draft))}:${match}`;
}

/**
 * Reads an XGID, an OGID or GNU Backgammon's IDs, under the rules of a draft that is given up for it. A doubling that
 * waits for its answer is read as the decision to double.
 */
export function readDraft(text: string, rules: RuleSetId): Result<Draft, NotationRefusal> {
  const kind = RULE_SETS[rules].board;
  const parsed = parsePosition(text, kind);
  if (!parsed.ok) return parsed;
  const info = parsed.value;
  const onRoll = sideOf(info.onRoll);
  const { owner, value } = info.cube;
  const cubeless = RULE_SETS[rules].cube === 'none';
  return ok({
    ...newDraft(rules),
    board: boardFor(kind, info.board, onRoll),
    onRoll,
    roll: rollOf(info),
    cube: cubeless ? { value: 1, owner: null } : { value, owner: owner === null ? null : sideOf(owner) },
    length: info.length,
    score: { white: info.score.bottom, black: info.score.top },
    crawford: info.crawford && !cubeless,
    jacoby: info.jacoby && !cubeless,
    beavers: info.beavers && !cubeless,
  });
}

/** The address of the page that shows a draft. */
export function draftAddress(draft: Draft): string {
  const xgid = draftXgid(draft)?.replace('XGID=', '') ?? '';
  // Nothing in an XGID but these means anything in an address; colons may stay, and stay legible.
  const rules = draft.rules === 'international' ? '' : `rules=${draft.rules}&`;
  return `/position?${rules}xgid=${encodeURIComponent(xgid).replaceAll('%3A', ':')}`;
}

/** The draft of an address, or why it says none; the start of a game where it names no position. */
export function draftOfAddress(search: string): Result<Draft, NotationRefusal> {
  const params = new URLSearchParams(search);
  const named = params.get('rules');
  const text = params.get('xgid');
  const rules = RULE_SET_IDS.find((id) => id === named) ?? DEFAULT_RULES.short;
  return text === null ? ok(newDraft(rules)) : readDraft(text, rules);
}
