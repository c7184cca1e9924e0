import type { Effect } from './effect.ts';
import type { Msg } from './message.ts';
import type { Model } from './model.ts';
import type { Preferences } from './preferences.ts';
import type { StoredMatch } from './secrets.ts';
import type { TableView } from './view.ts';

/** What the page knows when it opens a table. */
export interface StartOptions {
  readonly stored: StoredMatch;
  readonly preferences: Preferences;
  /** 8–32 of `A-Za-z0-9`, fresh for every opening of the page. */
  readonly nonce: string;
  readonly visibility: 'visible' | 'hidden';
}

/** A client that has just opened the page of a table, and what it wants done first. */
export declare function start(options: StartOptions): readonly [Model, readonly Effect[]];

/** Takes in one message: the next model, and what is to be done in the world. Pure. */
export declare function update(model: Model, msg: Msg): readonly [Model, readonly Effect[]];

/** What the page draws at the moment `nowMs` of the device's clock. */
export declare function tableView(model: Model, nowMs: number): TableView;
