import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { nextTask } from '../effects/next-task.ts';

export interface LazyProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  readonly meanwhile: ComponentChildren;
  /** Shown when the code cannot be fetched. */
  readonly failed?: ComponentChildren;
}

/** Code that has been fetched, by what fetches it: shown again, it is there at once. */
const fetched = new WeakMap<() => Promise<unknown>, unknown>();

/** Fetches the code of a component before it is shown. */
export async function fetchAhead<P>(load: () => Promise<ComponentType<P>>): Promise<void> {
  fetched.set(load, await load());
}

/** A component whose code is fetched when it is first shown. */
export function Lazy<P extends object>({ load, props, meanwhile, failed }: LazyProps<P>): JSX.Element {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<P> } | null>(() => {
    const Component = fetched.get(load) as ComponentType<P> | undefined;
    return Component === undefined ? null : { Component };
  });
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    load().then(
      async (Component) => {
        fetched.set(load, Component);
        await nextTask();
        if (wanted) setLoaded({ Component });
      },
      () => {
        if (wanted) setHasFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (loaded === null) return <>{hasFailed && failed !== undefined ? failed : meanwhile}</>;
  return <loaded.Component {...props} />;
}
