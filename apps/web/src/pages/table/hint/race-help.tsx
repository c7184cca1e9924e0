import { countRace, type KeithCount } from '@nardy/engine';
import { type Locale, type Params, raceWords, translateFrom } from '@nardy/i18n';
import type { Board, RuleSet } from '@nardy/rules';
import type { JSX } from 'preact';
import { locale } from '../../../app/preferences.ts';
import type { EffectivePips } from '../../../engine/engine-message.ts';
import '../../../styles/race.css';

export interface RaceHelpProps {
  readonly rules: RuleSet;
  /** View of the side on roll. */
  readonly board: Board;
  /** As far as the engine knows them, of the side on roll first. */
  readonly effective: EffectivePips | null;
}

/** The counts that people make of a race, and what they say of the cube. */
export function RaceHelp({ rules, board, effective }: RaceHelpProps): JSX.Element {
  const { pips, crossovers, keith } = countRace(rules.board, board);
  const sayRace = (key: keyof typeof raceWords, params?: Params): string =>
    translateFrom(raceWords, locale.value, key, params);
  const rows: readonly (readonly [keyof typeof raceWords, readonly (number | null)[]])[] = [
    ['race.pips', pips],
    ['race.crossovers', crossovers],
    ...(keith === null ? [] : ([['race.keithCount', [keith.own, keith.other]]] as const)),
    ...(effective === null ? [] : ([['race.effective', [effective.own, effective.opponent]]] as const)),
  ];
  const [own, other] = pips;
  const lead = own === other ? 'race.even' : own < other ? 'race.ahead' : 'race.behind';
  const percent = numberText((100 * Math.abs(other - own)) / Math.max(1, own), locale.value);
  return (
    <div class="race" data-testid="race">
      <table>
        <thead>
          <tr>
            <th scope="col">{sayRace('race.title')}</th>
            <th scope="col">{sayRace('race.onRoll')}</th>
            <th scope="col">{sayRace('race.other')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, counts]) => (
            <tr key={key}>
              <th scope="row">{sayRace(key)}</th>
              {counts.map((count, side) => (
                <td key={side}>{count === null ? '—' : numberText(count, locale.value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {sayRace(lead, { n: Math.abs(other - own), percent })}
        {keith !== null && rules.cube !== 'none' && ` ${sayRace(cubeKey(keith))}`}
      </p>
    </div>
  );
}

function cubeKey({ double, redouble, take }: KeithCount): keyof typeof raceWords {
  if (!double) return 'race.tooEarly';
  if (!redouble) return 'race.doubleOnly';
  return take ? 'race.doubleTake' : 'race.doublePass';
}

/** Whole numbers as they are, others to a tenth. */
function numberText(value: number, locale: Locale): string {
  const digits = Number.isInteger(value) ? 0 : 1;
  return new Intl.NumberFormat(locale, {
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(value);
}
