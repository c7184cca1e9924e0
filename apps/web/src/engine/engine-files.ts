import type { NetKind } from '@nardy/engine';
import kernel from '@nardy/engine/kernel.wasm?url';
import type { EngineFiles } from './load-engine.ts';

type NetsList = Readonly<Partial<Record<NetKind, { readonly file: string }>>>;

/** The list of nets and the files beside it, as the build finds them. */
const lists = import.meta.glob<NetsList>('#nets/nets.json', { eager: true, import: 'default' });
const addresses = import.meta.glob<string>('#nets/*.net', { eager: true, import: 'default', query: '?url' });

/** The files of the engine as the build has named them. */
export function engineFiles(): EngineFiles {
  const [list = {}] = Object.values(lists);
  const nets: Partial<Record<NetKind, string>> = {};
  for (const [kind, { file }] of Object.entries(list) as [NetKind, { readonly file: string }][]) {
    const found = Object.entries(addresses).find(([path]) => path.endsWith(`/${file}`));
    if (found !== undefined) nets[kind] = found[1];
  }
  return { kernel, nets };
}
