import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const CSS = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const SETS_CSS = readFileSync(new URL('./board-sets.css', import.meta.url), 'utf8');

type Colours = Readonly<Record<string, string>>;

/** The custom colours of every block whose selector is this, later ones over earlier ones. */
function coloursOf(selector: string): Colours {
  const blocks = [...SETS_CSS.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, head = '']) => head.replace(/\/\*.*?\*\//gs, '').trim() === selector,
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

/** The colours of the first block of a style sheet. */
function firstBlock(css: string): Colours {
  const body = /:root\s*\{([^}]*)\}/.exec(css)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, n = '', c = '']) => [n, c]),
  );
}

const LIGHT_PAGE = firstBlock(CSS);
const DARK_PAGE = { ...LIGHT_PAGE, ...firstBlock(CSS.slice(CSS.indexOf('(prefers-color-scheme: dark)'))) };

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

describe.each(['wood', 'night', 'contrast', 'colour-blind'])('board, %s', (theme) => {
  const wood = coloursOf(':root');
  const colours = theme === 'wood' ? wood : { ...wood, ...coloursOf(`:root[data-board="${theme}"]`) };
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
  ] as const)('%s on %s', (a, b, least) => expect(contrast(colours, a, b)).toBeGreaterThanOrEqual(least));
});
