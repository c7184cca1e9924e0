import type { JSX } from 'preact';

const PATHS = {
  check: 'M4 12.5 9.5 18 20 6.5',
  hint: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 1 3.7 10.7c-.8.7-1.2 1.3-1.2 2.3h-5c0-1-.4-1.6-1.2-2.3A6 6 0 0 1 12 3z',
  undo: 'M8 5 3.5 9.5 8 14M4 9.5h9.5a5.75 5.75 0 0 1 0 11.5H9',
  first: 'M6 5v14M18 5l-8 7 8 7z',
  back: 'M16 5l-8 7 8 7z',
  next: 'M8 5l8 7-8 7z',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  silence: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5',
  larger: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  smaller: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  ahead: 'M3 8h9v9H3zM6 11h.01M9 14h.01M15 12.5h6M18 9.5l3 3-3 3',
  last: 'M18 5v14M6 5l8 7-8 7z',
  system: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16M12 8.5h5.5M12 12h7.5M12 15.5h5.5',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  dark: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
} as const;

export type IconName = keyof typeof PATHS;

/** A small drawing beside or instead of a word; the word is said by the button around it. */
export function Icon({ name }: { readonly name: IconName }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
