/** A file of the build. */
export interface BuildFile {
  /** Address: `/assets/…`, `/check.html`, `/rules/`. */
  readonly path: string;
  /** On its way over the network. */
  readonly bytes: number;
  /** `at-once`: the page cannot start without it; `large`: fetched once the page can be used. */
  readonly when: 'at-once' | 'large';
}

declare const __BUILD_FILES__: readonly BuildFile[];
declare const __BUILD_VERSION__: string;

/** Every file that must be here for play without a network. */
export const BUILD_FILES: readonly BuildFile[] = __BUILD_FILES__;

/** Hash of all files of the build. */
export const BUILD_VERSION: string = __BUILD_VERSION__;
