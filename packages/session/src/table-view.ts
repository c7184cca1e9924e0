import type { Model } from './model.ts';
import type { TableView } from './view.ts';

/** What the page draws at the moment `nowMs` of the device's clock. */
export declare function tableView(model: Model, nowMs: number): TableView;
