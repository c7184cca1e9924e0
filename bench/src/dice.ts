import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  acceptLine,
  continueChain,
  continueVerification,
  emptyLog,
  formatLogLine,
  inspectTranscript,
  makeChain,
  parseLogLine,
  type Role,
  rollDice,
  startChain,
  startVerification,
  ZERO_HASH,
} from '@nardy/dice';

/** One measured thing beside the same hashes done by node:crypto in the same run. */
export interface DiceBenchRow {
  readonly name: string;
  /** Milliseconds for the whole thing, the median of the rounds. */
  readonly oursMs: number;
  readonly peerMs: number;
  /** peer / ours: above 1 we are faster than the platform's own hash. */
  readonly ratio: number;
}

/** The longest slice of work done a piece at a time; a frame is 16 ms. */
export interface DiceBenchSlice {
  readonly name: string;
  readonly slices: number;
  readonly longestMs: number;
}

/** Everything `npm run bench -- dice` measures. */
export interface DiceBench {
  readonly rows: readonly DiceBenchRow[];
  readonly slices: readonly DiceBenchSlice[];
}

const VERSION = 'nardy-dice/1';
const GAME = '8dd09d3dc063e4c29c3f828ae0df54c0';
const ROOT = 'bb86c7d0868ed78b1269a65a12702388e23523e4ebbb6dd014c350b8415872bd';
const ROUNDS = 15;
const CHAIN_LENGTH = 1024;
const ROLLS = 2000;

/** Lines and links a slice takes; what the web application uses. */
export const SLICE_LINKS = 512;
export const SLICE_LINES = 100;

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Measures chains, a whole game of 400 rolls and rolls alone. Takes about three seconds. */
export function benchDice(): DiceBench {
  const lines = longGame();
  const transcript = { format: 'nardy-dice-transcript/1', lines };
  const spec = { root: ROOT, game: GAME, role: 'A' as Role, epoch: 0, length: CHAIN_LENGTH };
  const rows = [
    compare('make a chain of 1024 links', () => makeChain(spec).anchor, peerChain),
    compare(
      'check a game of 400 rolls',
      () => inspectTranscript(transcript).verdict.head,
      () => peerCheck(lines),
    ),
    compare(`${ROLLS} rolls from open links`, rollsOurs, rollsPeer),
  ];
  const chain = startChain(spec);
  const check = startVerification(transcript);
  return {
    rows,
    slices: [
      sliced(`the chain, ${SLICE_LINKS} links a slice`, () => continueChain(chain, SLICE_LINKS) !== null),
      sliced(
        `the check, ${SLICE_LINES} lines a slice`,
        () => continueVerification(check, SLICE_LINES) !== null,
      ),
      sliced('the check, one line as it arrives', lineByLine(lines)),
    ],
  };
}

/** The table of `bench/results.md`, section "dice". */
export function formatDiceBench({ rows, slices }: DiceBench): string {
  const fixed = (value: number): string => value.toFixed(2);
  return [
    '| what | ours, ms | node:crypto, same hashes, ms | peer / ours |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(
      ({ name, oursMs, peerMs, ratio }) =>
        `| ${name} | ${fixed(oursMs)} | ${fixed(peerMs)} | ${fixed(ratio)} |`,
    ),
    '',
    '| in slices | slices | longest, ms |',
    '| --- | ---: | ---: |',
    ...slices.map(({ name, slices: count, longestMs }) => `| ${name} | ${count} | ${fixed(longestMs)} |`),
  ].join('\n');
}

function compare(name: string, ours: () => string, peer: () => string): DiceBenchRow {
  if (ours() !== peer()) throw new Error(`${name}: the two do not do the same`);
  const oursMs: number[] = [];
  const peerMs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    oursMs.push(timed(ours));
    peerMs.push(timed(peer));
  }
  const [mine, theirs] = [median(oursMs), median(peerMs)];
  return { name, oursMs: mine, peerMs: theirs, ratio: theirs / mine };
}

function sliced(name: string, step: () => boolean): DiceBenchSlice {
  let longestMs = 0;
  for (let slices = 1; ; slices++) {
    const begun = performance.now();
    const over = step();
    longestMs = Math.max(longestMs, performance.now() - begun);
    if (over) return { name, slices, longestMs };
  }
}

function lineByLine(lines: readonly string[]): () => boolean {
  let log = emptyLog();
  return () => {
    const accepted = acceptLine(log, lines[log.next] ?? '');
    if (!accepted.ok) throw new Error(accepted.error.code);
    log = accepted.value;
    return log.next === lines.length;
  };
}

function timed(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** The game of 400 rolls of the published vectors. */
function longGame(): readonly string[] {
  const file = new URL('../../data/vectors/dice.json', import.meta.url);
  const { vectors } = JSON.parse(readFileSync(file, 'utf8'));
  return vectors.find(({ id }: { id: string }) => id === 'dev-101-long-400').in.transcript.lines;
}

function peerChain(): string {
  let link = ROOT;
  for (let k = CHAIN_LENGTH; k > 0; k--) link = sha(`${VERSION}|link|${GAME}|A|0|${k}|${link}`);
  return link;
}

function linksOf(roll: number): { game: string; roll: number; s: string; a: string; b: string } {
  return { game: GAME, roll, s: ROOT, a: ROOT.replaceAll('b', 'a'), b: ROOT.replaceAll('c', 'd') };
}

function rollsOurs(): string {
  let all = '';
  for (let roll = 1; roll <= ROLLS; roll++) all += rollDice({ kind: 'turn', ...linksOf(roll) });
  return all;
}

function rollsPeer(): string {
  let all = '';
  for (let roll = 1; roll <= ROLLS; roll++) all += peerTurn(linksOf(roll));
  return all;
}

function peerTurn({ game, roll, s, a, b }: ReturnType<typeof linksOf>): string {
  let faces = '';
  for (let counter = 0; faces.length < 2; counter++) {
    const text = `${VERSION}|roll|${game}|${roll}|${a}|${b}|${counter}`;
    const block = createHmac('sha256', Buffer.from(s, 'hex')).update(text).digest();
    for (const byte of block) if (byte < 252 && faces.length < 2) faces += (byte % 6) + 1;
  }
  return faces;
}

/** The same hashes as a check: a fingerprint a line, a step a link, a block a roll; none of its rules. */
function peerCheck(lines: readonly string[]): string {
  let head = ZERO_HASH;
  const open = { A: '', B: '' };
  const chains = new Map<string, { epoch: number; base: number; below: string }>();
  const step = (role: Role, roll: number, link: string): void => {
    const chain = chains.get(role);
    if (chain === undefined) throw new Error('a link before its seal');
    const k = roll - chain.base + 1;
    if (sha(`${VERSION}|link|${game}|${role}|${chain.epoch}|${k}|${link}`) !== chain.below)
      throw new Error('link');
    chain.below = link;
  };
  let game = '';
  for (const text of lines) {
    const parsed = parseLogLine(text);
    if (!parsed.ok) throw new Error(parsed.error);
    const { n, line } = parsed.value;
    if (formatLogLine(n, line) !== text) throw new Error('the line does not come back as it was');
    if (line.kind === 'game') game = line.game;
    if (line.kind === 'anchor') chains.set(line.role, { ...line, below: line.anchor });
    if (line.kind === 'link') {
      step(line.role, line.roll, line.link);
      open[line.role] = line.link;
    }
    if (line.kind === 'roll') {
      step('S', line.roll, line.link);
      if (line.roller !== null) {
        const dice = peerTurn({ game, roll: line.roll, s: line.link, a: open.A, b: open.B });
        if (dice !== line.dice) throw new Error('dice');
      }
    }
    head = sha(`${VERSION}|log|${head}|${text}`);
  }
  return head;
}
