import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURE_PAINTS } from './board-picture.tsx';
import { paintProperties } from './paint.tsx';

test('the style sheet of pictures names every paint of a board', () => {
  const css = readFileSync(new URL('../styles/board-picture.css', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(paintProperties(PICTURE_PAINTS))) {
    expect(css).toContain(`${name}: ${value};`);
  }
});
