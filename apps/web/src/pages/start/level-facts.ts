import { chanceOfPoints, LEVEL_IDS, type LevelId, levelOf, measuredStep } from '@nardy/engine';
import { type Locale, levelAboutWords, type Params, t, translateFrom } from '@nardy/i18n';

/** The length of the matches the levels were measured in. */
const MEASURED_LENGTH = 5;
/** The mean of what is misjudged is this part of its standard deviation. */
const MEAN_OF_NORMAL = Math.sqrt(2 / Math.PI);

/** What a level does, from its settings. */
export function levelDoes(id: LevelId, locale: Locale): string {
  const { plies, noise, overlooksHits, forgetsCube } = levelOf(id);
  const depth = plies === 0 ? phrase(locale, 'levels.sight') : phrase(locale, 'levels.depth', { n: plies });
  const parts = [depth, noise === 0 ? phrase(locale, 'levels.noNoise') : noiseText(noise, locale)];
  if (overlooksHits > 0) parts.push(phrase(locale, 'levels.hits', { n: Math.round(100 * overlooksHits) }));
  if (forgetsCube > 0) parts.push(phrase(locale, 'levels.cube', { n: Math.round(100 * forgetsCube) }));
  return `${parts.join(', ')}.`;
}

function noiseText(noise: number, locale: Locale): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  return phrase(locale, 'levels.noise', {
    noise: new Intl.NumberFormat(locale, digits).format(noise * MEAN_OF_NORMAL),
  });
}

/** How strong a level has been measured to be. */
export function levelStrength(id: LevelId, locale: Locale): string {
  const step = measuredStep(id);
  const below = LEVEL_IDS[LEVEL_IDS.indexOf(id) - 1];
  if (step === null || below === undefined) return `${phrase(locale, 'levels.lowest')}.`;
  const { points, low, high } = step;
  const said = phrase(locale, 'levels.step', {
    ...{ points, low, high },
    below: t(locale, `level.${below}`),
    chance: Math.round(100 * chanceOfPoints(points, MEASURED_LENGTH)),
  });
  return `${said}.`;
}

/** A phrase about the levels. */
export function phrase(locale: Locale, key: keyof typeof levelAboutWords, params?: Params): string {
  return translateFrom(levelAboutWords, locale, key, params);
}
