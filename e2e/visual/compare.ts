import type { Page } from 'playwright-core';

/** How much of a board differs, 0–1. */
export type Difference = number;

/** Colours of one pixel that are closer than this, 0–255, count as the same. */
const SAME_WITHIN = 40;
/** References keep every so many steps of a colour: it packs better and stays within what counts as the same. */
const COARSE = 16;

/** What {@link inBrowser} is asked. */
interface Question {
  readonly one: string;
  readonly other: string | null;
  readonly width: number;
  readonly within: number;
  readonly coarse: number;
}

function asAddress(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** The part of the pixels in which two pictures differ once both are drawn so many pixels wide, which evens out edges. */
export async function differenceOf(
  page: Page,
  one: Buffer,
  other: Buffer,
  width: number,
): Promise<Difference> {
  const question = {
    one: asAddress(one),
    other: asAddress(other),
    width,
    within: SAME_WITHIN,
    coarse: COARSE,
  };
  return Number(await page.evaluate(inBrowser, question));
}

/** The picture as it is kept: so many pixels wide and in few colours. */
export async function referenceOf(page: Page, one: Buffer, width: number): Promise<Buffer> {
  const question = { one: asAddress(one), other: null, width, within: SAME_WITHIN, coarse: COARSE };
  const kept = String(await page.evaluate(inBrowser, question));
  return Buffer.from(kept.slice(kept.indexOf(',') + 1), 'base64');
}

/** Runs in the page, whose canvas reads and writes pictures. */
async function inBrowser({ one, other, width, within, coarse }: Question): Promise<number | string> {
  const read = async (address: string): Promise<[HTMLCanvasElement, ImageData]> => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((image.naturalHeight * width) / image.naturalWidth);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return [canvas, pen.getImageData(0, 0, canvas.width, canvas.height)];
  };
  const [canvas, pixels] = await read(one);
  if (other === null) {
    for (let at = 0; at < pixels.data.length; at++) {
      pixels.data[at] = Math.round((pixels.data[at] ?? 0) / coarse) * coarse;
    }
    canvas.getContext('2d')?.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png');
  }
  const [, others] = await read(other);
  if (others.data.length !== pixels.data.length) return 1;
  let different = 0;
  for (let at = 0; at < pixels.data.length; at += 4) {
    const gap = Math.max(
      ...[0, 1, 2].map((part) => Math.abs((pixels.data[at + part] ?? 0) - (others.data[at + part] ?? 0))),
    );
    if (gap > within) different++;
  }
  return different / (pixels.data.length / 4);
}
