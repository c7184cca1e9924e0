import { CLIENT_MESSAGE, SERVER_MESSAGE } from '@nardy/protocol';
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Where the generated part of docs/protocol.md begins and ends. */
export const DOC_BEGIN = '<!-- messages: made by `npm run protocol-doc` -->';
export const DOC_END = '<!-- end of messages -->';

/** The text of docs/protocol.md with its generated part made anew from the decoders. */
export function withMessageTables(text: string): string {
  const [before, rest] = text.split(DOC_BEGIN);
  const after = rest?.split(DOC_END)[1];
  if (before === undefined || after === undefined) throw new Error('docs/protocol.md has lost its marks');
  return `${before}${DOC_BEGIN}\n\n${messageTables()}\n\n${DOC_END}${after}`;
}

/** Every message as a table of its fields. */
export function messageTables(): string {
  return [
    '### From client to server',
    ...messagesOf(CLIENT_MESSAGE),
    '### From server to client',
    ...messagesOf(SERVER_MESSAGE),
  ].join('\n\n');
}

function messagesOf(schema: GenericSchema<unknown, unknown>): readonly string[] {
  return alternativesOf(toJsonSchema(schema, { errorMode: 'ignore' })).map((message) => {
    const name = String(propertiesOf(message).type?.const ?? 'request');
    const ok = propertiesOf(message).ok?.const;
    const title = ok === undefined ? name : `${name}, ok: ${ok}`;
    return [`**${title}**`, '', '| field | value |', '| ----- | ----- |', ...rowsOf(message, '')].join('\n');
  });
}

/** One row a field; fields of fields are named by their path. */
function rowsOf(schema: JsonSchema, path: string): readonly string[] {
  const required = schema.required ?? [];
  return Object.entries(propertiesOf(schema)).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const label = required.includes(name) ? `\`${at}\`` : `\`${at}\` (may be left out)`;
    const variants = alternativesOf(field).filter((variant) => variant.type !== 'null');
    const nullable = alternativesOf(field).some((variant) => variant.type === 'null') ? ' or `null`' : '';
    if (variants.every((variant) => variant.properties !== undefined)) {
      if (variants.length === 1) {
        const [only = field] = variants;
        return [`| ${label} | object${nullable} |`, ...rowsOf(only, at)];
      }
      return [
        `| ${label} | one of${nullable}: |`,
        ...variants.map((variant) => `| \`${at}\` | ${inlineObject(variant)} |`),
      ];
    }
    return [`| ${label} | ${describe(field)} |`];
  });
}

function inlineObject(schema: JsonSchema): string {
  const fields = Object.entries(propertiesOf(schema)).map(([name, field]) => {
    const variants = alternativesOf(field);
    const value =
      variants.length > 1 && variants.every((variant) => variant.properties !== undefined)
        ? variants.map(inlineObject).join(' or ')
        : describe(field);
    return `\`${name}\`: ${value}`;
  });
  return `{ ${fields.join(', ')} }`;
}

function describe(schema: JsonSchema): string {
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 1) return alternatives.map(describe).join(' or ');
  const [only = schema] = alternatives;
  if (only.const !== undefined) return `\`${JSON.stringify(only.const)}\``;
  if (only.enum !== undefined) return only.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  switch (only.type) {
    case 'null':
      return '`null`';
    case 'string':
      return textOf(only);
    case 'number':
    case 'integer':
      return numberOf(only);
    case 'boolean':
      return '`true` or `false`';
    case 'array':
      return `list of ${itemsOf(only)}${only.maxItems === undefined ? '' : `, at most ${only.maxItems}`}`;
    case 'object':
      return only.properties === undefined ? 'object' : inlineObject(only);
    default:
      return 'any value';
  }
}

function itemsOf(schema: JsonSchema): string {
  const { items } = schema;
  if (items === undefined || typeof items === 'boolean' || Array.isArray(items)) return 'values';
  return describe(items as JsonSchema);
}

function textOf({ pattern, maxLength }: JsonSchema): string {
  const limits = [
    ...(pattern === undefined ? [] : [`\`${pattern.replaceAll('|', '\\|')}\``]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
  ];
  return ['text', ...limits].join(', ');
}

function numberOf({ minimum, maximum }: JsonSchema): string {
  if (maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER) return `whole number from ${minimum ?? 0}`;
  return `whole number ${minimum ?? 0}–${maximum}`;
}

function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  const among = schema.anyOf ?? schema.oneOf;
  if (among === undefined) return [schema];
  return (among as readonly JsonSchema[]).flatMap(alternativesOf);
}

function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
}
