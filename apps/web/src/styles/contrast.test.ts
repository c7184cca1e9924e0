import { readFileSync } from 'node:fs';
import { PREFERENCE_CHOICES } from '@nardy/session';
import { describe, expect, test } from 'vitest';

const CSS = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const SETS_CSS = readFileSync(new URL('./board-sets.css', import.meta.url), 'utf8');

type Colours = Readonly<Record<string, string>>;

/** The custom colours of a set; every set names all of them. */
function coloursOf(set: string): Colours {
  const blocks = [...SETS_CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, head = '']) =>
    head.includes(`[data-board="${set}"]`),
  );
  const pairs = blocks.flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)]);
  return Object.fromEntries(pairs.map(([, name = '', colour = '']) => [name, colour]));
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** Contrast ratio of WCAG 2, 1–21. */
function contrast(colours: Colours, a: string, b: string): number {
  const [light, dark] = [luminance(colours[a]!), luminance(colours[b]!)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The colours of every block of the page whose selector is this, in the order of the style sheet. */
function pageBlocks(selector: string): readonly Colours[] {
  const blocks = [...CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, head = '']) => head.replace(/\/\*.*?\*\//gs, '').trim() === selector,
  );
  return blocks.map(([, , body = '']) =>
    Object.fromEntries(
      [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]),
    ),
  );
}

const [LIGHT_PAGE = {}] = pageBlocks(':root');
const [DARK_CHOSEN = {}] = pageBlocks(':root[data-page="dark"]');
const [DARK_SYSTEM = {}] = pageBlocks(':root:not([data-page="light"])');
const DARK_PAGE = { ...LIGHT_PAGE, ...DARK_CHOSEN };

test('dark is the same whether it was chosen or is the way of the system', () => {
  expect(Object.keys(DARK_CHOSEN).length).toBeGreaterThan(10);
  expect(DARK_SYSTEM).toEqual(DARK_CHOSEN);
});

const TEXT = 4.5;
const DRAWING = 3;

describe.each([
  ['light', LIGHT_PAGE],
  ['dark', DARK_PAGE],
] as const)('page, %s', (_, colours) => {
  test.each([
    ['ink', 'page', TEXT],
    ['ink', 'card', TEXT],
    ['ink-soft', 'page', TEXT],
    ['ink-soft', 'card', TEXT],
    ['ink-soft', 'page-deep', TEXT],
    ['accent-ink', 'accent', TEXT],
    ['good', 'accent-soft', TEXT],
    ['bad', 'bad-soft', TEXT],
    ['bad', 'card', TEXT],
    ['warm', 'warm-soft', TEXT],
    ['warm', 'page', TEXT],
    ['focus', 'page', DRAWING],
  ] as const)('%s on %s', (a, b, least) => expect(contrast(colours, a, b)).toBeGreaterThanOrEqual(least));
});

describe.each(PREFERENCE_CHOICES.theme)('board, %s', (theme) => {
  const colours = coloursOf(theme);
  test.each([
    ['frame-ink', 'frame-high', TEXT],
    ['frame-ink', 'frame-low', TEXT],
    ['light-ink', 'light-low', TEXT],
    ['dark-ink', 'dark-high', TEXT],
    ['cube-ink', 'cube', TEXT],
    ['die-light-pip', 'die-light', TEXT],
    ['die-dark-pip', 'die-dark', TEXT],
    ['light-low', 'dark-high', DRAWING],
    ['ring', 'ring-halo', DRAWING],
    ['arrow', 'field-high', DRAWING],
    ['hit', 'field-high', DRAWING],
    ['target', 'field-low', DRAWING],
    ['target-line', 'target', DRAWING],
    ['hit', 'target-line', DRAWING],
    ['light-sign', 'light-low', DRAWING],
    ['dark-sign', 'dark-high', DRAWING],
  ] as const)('%s on %s', (a, b, least) => expect(contrast(colours, a, b)).toBeGreaterThanOrEqual(least));
});
