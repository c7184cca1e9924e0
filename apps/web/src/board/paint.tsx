import type { JSX } from 'preact';

/** What is painted with a gradient or ends in an arrow head; each has a custom property `--paint-…`. */
const PAINTS = [
  'frame',
  'field',
  'point-a',
  'point-b',
  'shade-down',
  'shade-right',
  'brass',
  'tray',
  'shadow',
  'light-edge',
  'light',
  'light-groove',
  'light-slab',
  'dark-edge',
  'dark',
  'dark-groove',
  'dark-slab',
  'arrow-head',
  'advice-head',
] as const;

type Paint = (typeof PAINTS)[number];

function nameOf(id: string, paint: Paint): string {
  return `${id}-${paint}`;
}

/** Lets the style sheet reach the paints of this board and no other: boards of different sets may share a page. */
export function paintProperties(id: string): Record<string, string> {
  return Object.fromEntries(PAINTS.map((paint) => [`--paint-${paint}`, `url(#${nameOf(id, paint)})`]));
}

interface StopProps {
  readonly at: number;
  /** The class that gives the colour. */
  readonly look: string;
}

const Stop = ({ at, look }: StopProps): JSX.Element => <stop class={look} offset={at} />;

interface LinearProps {
  readonly id: string;
  readonly to: 'down' | 'right';
  readonly stops: readonly StopProps[];
  /** Over the whole board of this height and not over each shape. */
  readonly over?: number;
}

function Linear({ id, to, stops, over }: LinearProps): JSX.Element {
  const end = to === 'down' ? { x2: 0, y2: over ?? 1 } : { x2: over ?? 1, y2: 0 };
  return (
    <linearGradient
      id={id}
      x1="0"
      y1="0"
      {...end}
      gradientUnits={over === undefined ? 'objectBoundingBox' : 'userSpaceOnUse'}
    >
      {stops.map((stop) => (
        <Stop key={stop.at} {...stop} />
      ))}
    </linearGradient>
  );
}

const TONES = ['light', 'dark'] as const;

/** Gradients of the board; their stops take the colours of the set. */
export function Paint({ id, height }: { readonly id: string; readonly height: number }): JSX.Element {
  const name = (paint: Paint): string => nameOf(id, paint);
  const fadeToMiddle = (look: string): readonly StopProps[] => [
    { at: 0, look: `${look} paint-deep` },
    { at: 0.42, look },
    { at: 0.58, look },
    { at: 1, look: `${look} paint-deep` },
  ];
  const shade = [
    { at: 0, look: 'shade-full' },
    { at: 0.4, look: 'shade-half' },
    { at: 1, look: 'shade-none' },
  ];
  return (
    <defs>
      <Linear
        id={name('frame')}
        to="down"
        stops={[
          { at: 0, look: 'frame-high' },
          { at: 1, look: 'frame-low' },
        ]}
      />
      <Linear
        id={name('field')}
        to="down"
        stops={[
          { at: 0, look: 'field-low' },
          { at: 0.5, look: 'field-high' },
          { at: 1, look: 'field-low' },
        ]}
      />
      <Linear id={name('point-a')} to="down" over={height} stops={fadeToMiddle('tone-a')} />
      <Linear id={name('point-b')} to="down" over={height} stops={fadeToMiddle('tone-b')} />
      <Linear id={name('shade-down')} to="down" stops={shade} />
      <Linear id={name('shade-right')} to="right" stops={shade} />
      <Linear
        id={name('brass')}
        to="right"
        stops={[
          { at: 0, look: 'brass-low' },
          { at: 0.35, look: 'brass-high' },
          { at: 1, look: 'brass-low' },
        ]}
      />
      <Linear
        id={name('tray')}
        to="right"
        stops={[
          { at: 0, look: 'tray-low' },
          { at: 0.3, look: 'tray-high' },
          { at: 1, look: 'tray-high' },
        ]}
      />
      <radialGradient id={name('shadow')}>
        <Stop at={0.72} look="shade-full" />
        <Stop at={1} look="shade-none" />
      </radialGradient>
      {TONES.map((tone) => (
        <g key={tone}>
          <Linear
            id={name(`${tone}-edge`)}
            to="down"
            stops={[
              { at: 0, look: `${tone}-high` },
              { at: 1, look: `${tone}-line` },
            ]}
          />
          <radialGradient id={name(tone)} cx="38%" cy="30%" r="80%">
            <Stop at={0} look={`${tone}-high`} />
            <Stop at={1} look={`${tone}-low`} />
          </radialGradient>
          <Linear
            id={name(`${tone}-groove`)}
            to="down"
            stops={[
              { at: 0, look: 'groove-top' },
              { at: 1, look: `groove-bottom-${tone}` },
            ]}
          />
          <Linear
            id={name(`${tone}-slab`)}
            to="right"
            stops={[
              { at: 0, look: `${tone}-line` },
              { at: 0.22, look: `${tone}-low` },
              { at: 0.42, look: `${tone}-high` },
              { at: 0.75, look: `${tone}-low` },
              { at: 1, look: `${tone}-line` },
            ]}
          />
        </g>
      ))}
      <ArrowHead id={name('arrow-head')} look="arrow-head" />
      <ArrowHead id={name('advice-head')} look="advice-head" />
    </defs>
  );
}

function ArrowHead({ id, look }: { readonly id: string; readonly look: string }): JSX.Element {
  return (
    <marker
      id={id}
      viewBox="-1 -1 12 12"
      refX="7.4"
      refY="5"
      markerWidth="4.4"
      markerHeight="4.4"
      orient="auto"
    >
      <path class={look} d="M0 0.6 9 5 0 9.4Z" />
    </marker>
  );
}
