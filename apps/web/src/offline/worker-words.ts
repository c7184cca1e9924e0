/** What a page tells the service worker. */
export type ToServiceWorker =
  /** Fetch the large files too: the engine and the pages that are not needed at once. Answered with {@link LargeFiles}. */
  | { readonly type: 'fetch-large' }
  /** How much of the large files is here? Answered with {@link LargeFiles}. */
  | { readonly type: 'ask-large' }
  /** Take over from the version before. */
  | { readonly type: 'take-over' };

/** How much of the large files is here. */
export interface LargeFiles {
  readonly type: 'large';
  readonly bytes: number;
  readonly bytesHere: number;
  /** A file could not be fetched: no network, or no room. */
  readonly failed: boolean;
}
