import type { Effect } from './effect.ts';
import type { Model } from './model.ts';

/** A model and what is to be done in the world. */
export type Next = readonly [Model, readonly Effect[]];

/** Nothing to be done. */
export function quiet(model: Model): Next {
  return [model, []];
}

/** Goes on from a step with another; effects in order. */
export function andThen([model, effects]: Next, step: (model: Model) => Next): Next {
  const [after, more] = step(model);
  return more.length === 0 ? [after, effects] : [after, [...effects, ...more]];
}
