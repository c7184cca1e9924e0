/** A page that is drawn in the browser: the application, with all the files named in it that its address needs. */
export interface Shell {
  /** In the build. */
  readonly file: string;
  /** Addresses, as the server's router writes them. */
  readonly addresses: readonly string[];
  /** Modules that the application imports for them when it starts. */
  readonly modules: readonly string[];
  /** Modules that are needed once those have drawn the page: fetched after them. */
  readonly later?: readonly string[];
  /** What a messenger shows of a link to it. The language of who will read it is not known. */
  readonly title: string;
  readonly description: string;
  /** Whether it is one page, which search engines may list, or one of many. */
  readonly listed: 'yes' | 'no';
}

const HONEST = 'Кости честные, их может проверить каждый.';
const HONEST_EN = 'Fair dice that anyone can check.';

export const SHELLS: readonly Shell[] = [
  {
    file: 'index.html',
    addresses: ['/'],
    // The board that stands there for the look of it comes after what can be pressed.
    modules: [],
    title: 'Нарды · Nardy',
    description: `Короткие и длинные нарды: с другом, с ботом, вдвоём у экрана. ${HONEST} Short and long nardy (backgammon). ${HONEST_EN}`,
    listed: 'yes',
  },
  {
    file: 'shells/table.html',
    addresses: ['/m/:match'],
    // Whoever is invited and was never here comes to the door first.
    modules: ['/src/pages/invited/invited-page.tsx'],
    later: ['/src/pages/table/table-page.tsx'],
    title: 'Партия в нарды · A game of nardy',
    description: `Садитесь за доску или смотрите игру. ${HONEST} Take a seat or watch. ${HONEST_EN}`,
    listed: 'no',
  },
  {
    file: 'shells/check-game.html',
    addresses: ['/m/:match/check', '/verify/:game'],
    modules: ['/src/pages/check/check-page.tsx'],
    title: 'Проверка партии · A game checked',
    description: `Запись партии в нарды. ${HONEST} The record of a game of nardy. ${HONEST_EN}`,
    listed: 'no',
  },
  {
    file: 'shells/position.html',
    addresses: ['/position'],
    modules: ['/src/pages/position/position-page.tsx'],
    title: 'Разбор позиции · Position analysis',
    description:
      'Расставьте шашки и спросите, как играть. Нарды, короткие и длинные. Set up a position of short or long nardy and ask how to play it.',
    listed: 'yes',
  },
  {
    file: 'shells/import.html',
    addresses: ['/import'],
    modules: ['/src/pages/import/import-page.tsx'],
    title: 'Партия с другого устройства · A game from another device',
    description: `Нарды, короткие и длинные. ${HONEST} Short and long nardy. ${HONEST_EN}`,
    listed: 'no',
  },
];
