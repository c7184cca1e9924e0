import {
  allNetKindsFor,
  type Bearoff,
  createKernel,
  createSearch,
  type Kernel,
  type KernelExports,
  type NetKind,
  type Search,
} from '@nardy/engine';
import { err, ok, type Result } from '@nardy/result';
import type { BoardKind } from '@nardy/rules';
import type { EngineFault } from './engine-message.ts';

/** Where the files of the engine are. */
export interface EngineFiles {
  readonly kernel: string;
  readonly nets: Readonly<Partial<Record<NetKind, string>>>;
}

/** Gets a file, or `null` when that fails; `onShare` is told the share that is here, 0–1. */
export type FetchFile = (
  address: string,
  onShare: (share: number) => void,
) => Promise<Uint8Array<ArrayBuffer> | null>;

/** A search with what it judges by. */
export interface Engine {
  readonly search: Search;
  readonly bearoff: Bearoff;
}

/** Gives the engine with all nets of a board, fetching what is not here yet. What has failed is tried again. */
export type LoadEngine = (
  board: BoardKind,
  onShare: (share: number) => void,
) => Promise<Result<Engine, EngineFault>>;

export function createEngineLoader(files: EngineFiles, fetchFile: FetchFile): LoadEngine {
  const loaded = new Set<NetKind>();
  let made: { readonly kernel: Kernel; readonly engine: Engine } | null = null;
  let tellShare: (share: number) => void = () => {};
  let before: Promise<unknown> = Promise.resolve();

  async function load(board: BoardKind): Promise<Result<Engine, EngineFault>> {
    const kinds = allNetKindsFor(board).filter((kind) => !loaded.has(kind));
    const addresses = kinds.map((kind) => files.nets[kind]);
    if (!isComplete(addresses)) return err('ENGINE_NO_NETS');
    const fetched = await fetchAll(made === null ? [files.kernel, ...addresses] : addresses);
    if (!isComplete(fetched)) return err('ENGINE_NOT_FETCHED');
    const nets = [...fetched];
    if (made === null) {
      const kernel = await startKernel(nets.shift());
      if (kernel === null) return err('ENGINE_NOT_SUPPORTED');
      made = { kernel, engine: { search: createSearch(kernel), bearoff: kernel.bearoff } };
    }
    for (const [index, kind] of kinds.entries()) {
      made.kernel.loadNet(nets[index] as Uint8Array);
      loaded.add(kind);
    }
    return ok(made.engine);
  }

  function fetchAll(addresses: readonly string[]): Promise<readonly (Uint8Array<ArrayBuffer> | null)[]> {
    const shares = addresses.map(() => 0);
    const fetches = addresses.map((address, index) =>
      fetchFile(address, (share) => {
        shares[index] = share;
        tellShare(shares.reduce((sum, one) => sum + one, 0) / shares.length);
      }),
    );
    return Promise.all(fetches);
  }

  return (board, onShare) => {
    tellShare = onShare;
    // One after the other, so that nothing is fetched twice.
    const loading = before.then(() => load(board));
    before = loading.catch(() => {});
    return loading;
  };
}

/** An instance of the compiled kernel; `null` where the browser cannot run it. */
async function startKernel(code: Uint8Array<ArrayBuffer> | undefined): Promise<Kernel | null> {
  if (code === undefined || typeof WebAssembly === 'undefined') return null;
  // False for instructions the browser does not know, such as those of SIMD.
  if (!WebAssembly.validate(code)) return null;
  const { instance } = await WebAssembly.instantiate(code);
  return createKernel(instance.exports as unknown as KernelExports);
}

function isComplete<T>(all: readonly (T | null | undefined)[]): all is readonly T[] {
  return all.every((one) => one !== null && one !== undefined);
}
