import {
  type BatchIds,
  decodeReceipt,
  decodeTranscript,
  inspectTranscript,
  parseLedgerList,
  type VerifyOptions,
} from '@nardy/dice';
import { type PlayVerdict, setAtStart, verifyMatch, verifyRecord } from '@nardy/record';
import { err, ok, type Result } from '@nardy/result';
import { type Args, type CommandSpec, type UsageRefusal, usage } from '../command.ts';
import { explain } from '../explain.ts';
import type { Io } from '../io.ts';
import type { Language } from '../language.ts';
import { gamesOf, isMatchFile, readJsonFile, readTextFile } from '../record-file.ts';
import { refuse } from '../refuse.ts';
import { type GameCheck, verdictText } from '../verdict-text.ts';
import { say } from '../words.ts';

/** Checks the dice of a transcript and the play of its `act` lines. */
export function checkGame(transcript: unknown, options: VerifyOptions): GameCheck {
  const { play, table } = verifyRecord(transcript, options);
  const report = inspectTranscript(transcript, options);
  return { report, play, takeBacks: table.past.takeBacks, setAtStart: setAtStart(table) };
}

/** A record whose `act` lines are in some other form proves its dice all the same: its play is just not judged. */
export function isForeignPlay(play: PlayVerdict): boolean {
  return play.code === 'UNREADABLE' || (play.code === 'BROKEN' && play.refusal.code === 'ACT_NO_SETTINGS');
}

async function run(args: Args, io: Io, language: Language): Promise<number | UsageRefusal> {
  const file = args.positionals[0];
  if (file === undefined) return usage('usage.missing', { name: 'FILE' });
  const record = await readJsonFile(io, file);
  if (!record.ok) return refuse(io, language, record.error);
  const options = await readOptions(args, io);
  if (!options.ok) return refuse(io, language, options.error);

  let agrees = true;
  for (const transcript of gamesOf(record.value)) {
    const wanted = isMatchFile(record.value) ? forGame(options.value, transcript) : options.value;
    const check = checkGame(transcript, wanted);
    const { verdict } = check.report;
    if (verdict.code !== 'OK' || (check.play.code !== 'OK' && !isForeignPlay(check.play))) agrees = false;
    await io.out.write(args.has('json') ? `${JSON.stringify(verdict)}\n` : verdictText(language, check));
  }
  if (!isMatchFile(record.value)) return agrees ? 0 : 1;
  const { fault } = verifyMatch(record.value);
  if (fault !== null) {
    const words = say(language, 'verify.match', {
      n: fault.game + 1,
      reason: explain(language, fault.fault),
    });
    await (args.has('json') ? io.err : io.out).write(`${words}\n`);
  }
  return agrees && fault === null ? 0 : 1;
}

/** Of a person's receipts for a whole match, those that claim to be of this game. */
function forGame(options: VerifyOptions, transcript: unknown): VerifyOptions {
  const decoded = decodeTranscript(transcript);
  const game = decoded.ok ? decoded.value.lines[0]?.split(' ')[3] : undefined;
  const receipts = options.receipts?.filter((receipt) => decodeReceipt(receipt)?.game === game);
  return { ...options, receipts };
}

async function readOptions(args: Args, io: Io): Promise<Result<VerifyOptions, { readonly code: string }>> {
  const receiptsFile = args.text('receipts');
  const ledgerFile = args.text('ledger');
  const receipts = receiptsFile === null ? ok(undefined) : await readReceipts(io, receiptsFile);
  if (!receipts.ok) return receipts;
  const batches = ledgerFile === null ? ok(undefined) : await readLedger(io, ledgerFile);
  return batches.ok ? ok({ receipts: receipts.value, batches: batches.value }) : batches;
}

/** A JSON list of receipts, or a receipt per line. */
async function readReceipts(
  io: Io,
  file: string,
): Promise<Result<readonly unknown[], { readonly code: string }>> {
  const text = await readTextFile(io, file);
  if (!text.ok) return text;
  try {
    if (text.value.trimStart().startsWith('[')) return ok(JSON.parse(text.value) as unknown[]);
    const lines = text.value.split('\n').filter((line) => line.trim() !== '');
    return ok(lines.map((line) => JSON.parse(line) as unknown));
  } catch {
    return err({ code: 'FILE_NOT_JSON', file });
  }
}

/** A mirror's `ledger.txt`, or a JSON object of batch ids by number. */
async function readLedger(io: Io, file: string): Promise<Result<BatchIds, { readonly code: string }>> {
  const text = await readTextFile(io, file);
  if (!text.ok) return text;
  if (!text.value.trimStart().startsWith('{')) return parseLedgerList(text.value);
  try {
    return ok(JSON.parse(text.value) as BatchIds);
  } catch {
    return err({ code: 'FILE_NOT_JSON', file });
  }
}

/** `nardy verify` */
export const verify: CommandSpec = {
  name: 'verify',
  usage: ['verify FILE [--receipts FILE] [--ledger FILE] [--json]'],
  about: 'cli.verify',
  options: {
    receipts: { type: 'string', value: 'FILE', about: 'cli.option.receipts' },
    ledger: { type: 'string', value: 'FILE', about: 'cli.option.ledger' },
    json: { type: 'boolean', about: 'cli.option.verdictJson' },
  },
  mostPositionals: 1,
  run,
};
