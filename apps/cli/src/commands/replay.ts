import { type Args, type CommandSpec, type UsageRefusal, usage } from '../command.ts';
import type { Io } from '../io.ts';
import type { Language } from '../language.ts';
import { gamesOf, readJsonFile } from '../record-file.ts';
import { refuse } from '../refuse.ts';
import { replayGame } from '../replay/replay-game.ts';
import { replayReport } from '../replay/report.ts';
import { replayText } from '../replay/text.ts';

async function run(args: Args, io: Io, language: Language): Promise<number | UsageRefusal> {
  const file = args.positionals[0];
  if (file === undefined) return usage('usage.missing', { name: 'FILE' });
  const record = await readJsonFile(io, file);
  if (!record.ok) return refuse(io, language, record.error);
  let whole = true;
  for (const game of gamesOf(record.value)) {
    const played = replayGame(game);
    if (!played.ok) return refuse(io, language, { code: 'FILE_NOT_RECORD', file });
    if (played.value.fault !== null) whole = false;
    const text = args.has('json')
      ? `${JSON.stringify(replayReport(played.value))}\n`
      : replayText(language, played.value);
    await io.out.write(text);
  }
  return whole ? 0 : 1;
}

/** `nardy replay` */
export const replay: CommandSpec = {
  name: 'replay',
  usage: ['replay FILE [--json]'],
  about: 'cli.replay',
  options: { json: { type: 'boolean', about: 'cli.option.replayJson' } },
  mostPositionals: 1,
  run,
};
