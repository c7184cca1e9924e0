import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface LazyProps<P> {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  readonly meanwhile: ComponentChildren;
}

/** A component whose code is fetched when it is first shown. */
export function Lazy<P extends object>({ load, props, meanwhile }: LazyProps<P>): JSX.Element {
  const [loaded, setLoaded] = useState<{ readonly Component: ComponentType<P> } | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then((Component) => {
      if (wanted) setLoaded({ Component });
    });
    return () => {
      wanted = false;
    };
  }, [load]);
  if (loaded === null) return <>{meanwhile}</>;
  return <loaded.Component {...props} />;
}
