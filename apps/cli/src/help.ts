import { COMMON_OPTIONS, type CommandSpec } from './command.ts';
import type { Language } from './language.ts';
import { say } from './words.ts';

const INDENT = '  ';

/** Breaks a text into lines of at most `width` characters; the first comes after `lead`, the others under it. */
function wrapped(lead: string, text: string, width: number): string {
  const lines: string[] = [];
  let line = lead;
  for (const word of text.split(' ')) {
    if (line.length + 1 + word.length > width && line.trim() !== '' && line !== lead) {
      lines.push(line);
      line = ' '.repeat(lead.length);
    }
    line += line === lead || line.trim() === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}

function table(rows: readonly (readonly [string, string])[], width: number): string {
  const column = Math.max(...rows.map(([left]) => left.length)) + INDENT.length * 2;
  return rows.map(([left, right]) => wrapped((INDENT + left).padEnd(column), right, width)).join('\n');
}

/** `nardy --help` */
export function overview(commands: readonly CommandSpec[], language: Language, width: number): string {
  const rows = commands.map(({ name, about }) => [name, say(language, about)] as const);
  return [
    say(language, 'cli.about'),
    `\n${say(language, 'cli.commands')}:`,
    table(rows, width),
    `\n${say(language, 'cli.more')}\n`,
  ].join('\n');
}

/** `nardy COMMAND --help` */
export function commandHelp(command: CommandSpec, language: Language, width: number): string {
  const options = Object.entries({ ...command.options, ...COMMON_OPTIONS });
  const rows = options.map(([name, spec]) => {
    const value = spec.value === undefined ? '' : ` ${spec.value}`;
    return [`--${name}${value}`, say(language, spec.about)] as const;
  });
  return [
    wrapped('', say(language, command.about), width),
    `\n${say(language, 'cli.usage')}:`,
    ...command.usage.map((line) => `${INDENT}nardy ${line}`),
    `\n${say(language, 'cli.options')}:`,
    `${table(rows, width)}\n`,
  ].join('\n');
}
