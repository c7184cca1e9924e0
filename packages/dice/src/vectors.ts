import { err, ok, type Result } from '@nardy/result';
import { makeChain, makeRoot, stepBack } from './chain.ts';
import { fingerprints } from './fingerprint.ts';
import { isGameId, isHashHex } from './hash.ts';
import { countOf, fieldOf } from './json.ts';
import { batchId } from './ledger.ts';
import { merklePath, merkleRoot, rootFromPath } from './merkle.ts';
import type { DiceRefusal } from './refusal.ts';
import { isRole, type Role } from './roles.ts';
import { facesFrom, type RollLinks, rollBlock, rollDice, type ThrowKind } from './roll.ts';
import { isWellFormed } from './text.ts';
import { verifyTranscript } from './verification.ts';
import { MAX_CHAIN_LENGTH } from './version.ts';

/** The kinds of question the published vectors ask. */
export const VECTOR_TYPES = [
  'root',
  'step',
  'chain',
  'block',
  'stream',
  'dice',
  'log',
  'merkle',
  'merkle_check',
  'batch',
  'verify',
] as const;
export type VectorType = (typeof VECTOR_TYPES)[number];

/**
 * The answer to a vector: `type` and `in` as in `data/vectors/dice.json`, straight from JSON.
 * Refusals: `DICE_UNKNOWN_TYPE`, `DICE_BAD_ARGUMENTS`, and those of `makeRoot`.
 */
export function answer(type: string, input: unknown): Result<unknown, DiceRefusal> {
  const solve = SOLVERS.get(type);
  if (solve === undefined) return err({ code: 'DICE_UNKNOWN_TYPE', type });
  return solve(input) ?? err({ code: 'DICE_BAD_ARGUMENTS', type });
}

/** Gives `null` when the arguments are not of the right shape. */
type Solver = (input: unknown) => Result<unknown, DiceRefusal> | null;

const SOLVERS: ReadonlyMap<string, Solver> = new Map<VectorType, Solver>([
  ['root', solveRoot],
  ['step', solveStep],
  ['chain', solveChain],
  ['block', solveBlock],
  ['stream', solveStream],
  ['dice', solveDice],
  ['log', solveLog],
  ['merkle', solveMerkle],
  ['merkle_check', solveMerkleCheck],
  ['batch', solveBatch],
  ['verify', solveVerify],
]);

function solveRoot(input: unknown): ReturnType<Solver> {
  const owner = ownerOf(input);
  const random = fieldOf(input, 'random');
  const phrase = fieldOf(input, 'phrase');
  if (owner === null || typeof random !== 'string' || typeof phrase !== 'string') return null;
  return makeRoot({ ...owner, random, phrase });
}

function solveStep(input: unknown): ReturnType<Solver> {
  const owner = ownerOf(input);
  const k = countOf(fieldOf(input, 'k'));
  const link = fieldOf(input, 'link');
  if (owner === null || k === null || !isHashHex(link)) return null;
  return ok(stepBack(owner.game, owner.role, owner.epoch, k, link));
}

function solveChain(input: unknown): ReturnType<Solver> {
  const owner = ownerOf(input);
  const root = fieldOf(input, 'root');
  const length = countOf(fieldOf(input, 'n'));
  const show = fieldOf(input, 'show');
  if (owner === null || !isHashHex(root) || length === null || !Array.isArray(show)) return null;
  if (length < 1 || length > MAX_CHAIN_LENGTH) return null;
  const shown = show.map(countOf);
  const chain = makeChain({ ...owner, root, length });
  const links: [string, string][] = [];
  for (const k of shown) {
    if (k === null || k > length) return null;
    links.push([String(k), chain.link(k)]);
  }
  return ok({ anchor: chain.anchor, links: Object.fromEntries(links) });
}

function solveBlock(input: unknown): ReturnType<Solver> {
  const links = linksOf(input);
  const counter = countOf(fieldOf(input, 'c'));
  return links === null || counter === null ? null : ok(rollBlock(links, counter));
}

function solveStream(input: unknown): ReturnType<Solver> {
  const kind = throwKindOf(input);
  const blocks = textsOf(fieldOf(input, 'blocks'));
  if (kind === null || blocks === null) return null;
  return blocks.every((block) => /^(?:[0-9a-f]{2})*$/.test(block)) ? ok(facesFrom(kind, blocks)) : null;
}

function solveDice(input: unknown): ReturnType<Solver> {
  const links = linksOf(input);
  const kind = throwKindOf(input);
  return links === null || kind === null ? null : ok(rollDice({ ...links, kind }));
}

function solveLog(input: unknown): ReturnType<Solver> {
  const lines = textsOf(fieldOf(input, 'lines'));
  return lines === null ? null : ok(fingerprints(lines));
}

function solveMerkle(input: unknown): ReturnType<Solver> {
  const events = textsOf(fieldOf(input, 'lines'));
  const index = countOf(fieldOf(input, 'index'));
  if (events === null || index === null || index >= events.length) return null;
  return ok({ root: merkleRoot(events), path: merklePath(events, index) });
}

function solveMerkleCheck(input: unknown): ReturnType<Solver> {
  const event = fieldOf(input, 'line');
  const index = countOf(fieldOf(input, 'index'));
  const count = countOf(fieldOf(input, 'count'));
  const path = fieldOf(input, 'path');
  if (typeof event !== 'string' || index === null || count === null || !Array.isArray(path)) return null;
  return ok(rootFromPath(event, index, count, path));
}

function solveBatch(input: unknown): ReturnType<Solver> {
  const prev = fieldOf(input, 'prev');
  const no = countOf(fieldOf(input, 'no'));
  const time = countOf(fieldOf(input, 'time'));
  const count = countOf(fieldOf(input, 'count'));
  const root = fieldOf(input, 'root');
  if (!isHashHex(prev) || !isHashHex(root) || no === null || time === null || count === null) return null;
  return ok(batchId({ prev, no, time, count, root }));
}

function solveVerify(input: unknown): ReturnType<Solver> {
  const receipts = fieldOf(input, 'receipts');
  const batches = fieldOf(input, 'batches') ?? undefined;
  if (batches !== undefined && !isTextRecord(batches)) return null;
  const transcript = fieldOf(input, 'transcript');
  return ok(
    verifyTranscript(transcript, { receipts: Array.isArray(receipts) ? receipts : undefined, batches }),
  );
}

function ownerOf(
  input: unknown,
): { readonly game: string; readonly role: Role; readonly epoch: number } | null {
  const game = fieldOf(input, 'game');
  const role = fieldOf(input, 'role');
  const epoch = countOf(fieldOf(input, 'epoch'));
  return isGameId(game) && isRole(role) && epoch !== null ? { game, role, epoch } : null;
}

function linksOf(input: unknown): RollLinks | null {
  const game = fieldOf(input, 'game');
  const roll = countOf(fieldOf(input, 'i'));
  const s = fieldOf(input, 's');
  const a = fieldOf(input, 'a');
  const b = fieldOf(input, 'b');
  if (!isGameId(game) || roll === null) return null;
  return isHashHex(s) && isHashHex(a) && isHashHex(b) ? { game, roll, s, a, b } : null;
}

function throwKindOf(input: unknown): ThrowKind | null {
  const kind = fieldOf(input, 'kind');
  return kind === 'open' || kind === 'turn' ? kind : null;
}

function textsOf(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  return value.every((text): text is string => typeof text === 'string' && isWellFormed(text)) ? value : null;
}

function isTextRecord(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}
