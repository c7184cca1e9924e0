import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * Whether a numbered thing has become so less than `ms` ago, here on this page. What was there when the page was
 * opened is not fresh, nor is 0.
 */
export function useFresh(number: number, ms: number): boolean {
  const [old, setOld] = useState(number);
  const latest = useRef(number);
  latest.current = number;
  useEffect(() => {
    const timer = setTimeout(() => setOld(latest.current), ms);
    return () => clearTimeout(timer);
  }, [number, ms]);
  return number !== 0 && number !== old;
}
