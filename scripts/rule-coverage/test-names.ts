import { parseSync, Visitor } from 'oxc-parser';

/**
 * The texts that can be part of a test's name: every string and template in a test file, comments left out.
 * Names come from tables as often as from the call itself, so all strings of the file count.
 */
export function testNames(fileName: string, source: string): readonly string[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors[0]?.message}`);
  const names: string[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') names.push(value);
    },
    TemplateElement({ value }) {
      names.push(value.raw);
    },
  }).visit(program);
  return names;
}
