import { createEnginePlayer, DEFAULT_LEVEL, LEVEL_IDS, type LevelId, parseLevel } from '@nardy/engine';
import { err, ok, type Result } from '@nardy/result';
import { type MatchSettings, makeSettings } from '@nardy/rules';
import { type Args, type CommandSpec, type UsageRefusal, usage } from '../command.ts';
import { engineFor } from '../engine-question.ts';
import { explain } from '../explain.ts';
import type { Io } from '../io.ts';
import { lineBatches } from '../jsonl/line-batches.ts';
import type { Language } from '../language.ts';
import { playSitting } from '../play/game-loop.ts';
import { createOfflineTable } from '../play/offline-table.ts';
import { refuse } from '../refuse.ts';
import { argumentValue, decodeRulesField } from '../turn-question.ts';
import { say, sayAny } from '../words.ts';

const LONGEST_LINE = 1000;

async function run(args: Args, io: Io, language: Language): Promise<number | UsageRefusal> {
  const settings = readSettings(args);
  if (!settings.ok) return 'key' in settings.error ? settings.error : refuse(io, language, settings.error);
  const level = readLevel(args);
  if (level === null) return usage('usage.level', { levels: LEVEL_IDS.join(', ') });
  const engine = engineFor(io, settings.value.rules.board);
  if (!engine.ok) return refuse(io, language, engine.error);
  const [seed = 0] = new Uint32Array(io.randomBytes(4).slice().buffer);
  const table = createOfflineTable(io, {
    settings: settings.value,
    names: { white: say(language, 'play.you'), black: botName(language, level) },
    phrase: args.text('phrase') ?? '',
  });
  let saved = true;

  async function save(file: string): Promise<void> {
    try {
      await io.writeFile(file, `${JSON.stringify(table.record())}\n`);
      await io.out.write(`${say(language, 'play.saved', { file })}\n`);
    } catch {
      saved = false;
      await io.err.write(`nardy: ${explain(language, { code: 'FILE_UNWRITABLE', file })}\n`);
    }
  }

  await io.out.write(`${say(language, 'play.help')}\n`);
  await playSitting({
    io,
    language,
    table,
    bot: createEnginePlayer({ search: engine.value.search, level, seed }),
    readLine: lineReader(io.input),
    save,
  });
  const file = args.text('save');
  if (file !== null) await save(file);
  return saved ? 0 : 1;
}

function readSettings(args: Args): Result<MatchSettings, UsageRefusal | { readonly code: string }> {
  const named = args.text('rules');
  const rules = decodeRulesField(named === null ? undefined : argumentValue(named));
  if (!rules.ok) return rules;
  const text = args.text('length') ?? '1';
  if (text !== 'money' && !/^\d+$/.test(text)) return err(usage('usage.number', { name: '--length' }));
  const settings = makeSettings({ rules: rules.value, length: text === 'money' ? null : Number(text) });
  return settings.ok ? ok(settings.value) : settings;
}

function readLevel(args: Args): LevelId | null {
  const named = args.text('level');
  return named === null ? DEFAULT_LEVEL : parseLevel(named);
}

/** The bot with its level, as the record names it. */
function botName(language: Language, level: LevelId): string {
  return `${say(language, 'play.bot')} (${sayAny(language, `level.${level}`)})`;
}

/** Gives one line of the input at a time. */
function lineReader(input: Io['input']): () => Promise<string | null> {
  const batches = lineBatches(input, LONGEST_LINE);
  let waiting: (string | null)[] = [];
  return async () => {
    while (waiting.length === 0) {
      const next = await batches.next();
      if (next.done === true) return null;
      waiting = [...next.value];
    }
    // A line that is too long to be a command is none.
    return waiting.shift() ?? '?';
  };
}

/** `nardy play` */
export const play: CommandSpec = {
  name: 'play',
  usage: ['play [--level LEVEL] [--rules RULES] [--length N|money] [--phrase TEXT] [--save FILE]'],
  about: 'cli.play',
  options: {
    level: { type: 'string', value: 'LEVEL', about: 'cli.option.level' },
    rules: { type: 'string', value: 'RULES', about: 'cli.option.rules' },
    length: { type: 'string', value: 'N|money', about: 'cli.option.length' },
    phrase: { type: 'string', value: 'TEXT', about: 'cli.option.phrase' },
    save: { type: 'string', value: 'FILE', about: 'cli.option.save' },
  },
  mostPositionals: 0,
  run,
};
