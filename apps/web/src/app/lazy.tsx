import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface LazyProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  readonly meanwhile: ComponentChildren;
  /** Shown when the code cannot be fetched. */
  readonly failed?: ComponentChildren;
}

/** A component whose code is fetched when it is first shown. */
export function Lazy<P extends object>({ load, props, meanwhile, failed }: LazyProps<P>): JSX.Element {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<P> } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    load().then(
      (Component) => {
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
