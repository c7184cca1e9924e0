/** `npm run bench -- [name] [--json]`: runs one benchmark or all, and prints a table of each, or a line of JSON. */
interface Bench {
  readonly run: () => unknown;
  readonly format: (result: never) => string;
}

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  cube: async () => {
    const { benchCube, formatCubeBench } = await import('./cube.ts');
    return { run: benchCube, format: formatCubeBench };
  },
  dice: async () => {
    const { benchDice, formatDiceBench } = await import('./dice.ts');
    return { run: benchDice, format: formatDiceBench };
  },
  engine: async () => {
    const { benchEngine, formatEngineBench } = await import('./engine.ts');
    return { run: benchEngine, format: formatEngineBench };
  },
  plays: async () => {
    const { benchPlays, formatPlaysBench } = await import('./plays.ts');
    return { run: benchPlays, format: formatPlaysBench };
  },
  rollouts: async () => {
    const { benchRollouts, formatRolloutsBench } = await import('./rollouts.ts');
    return { run: benchRollouts, format: formatRolloutsBench };
  },
  rules: async () => {
    const { benchRules, formatRulesBench } = await import('./rules.ts');
    return { run: benchRules, format: formatRulesBench };
  },
  server: async () => {
    const { benchServer, formatServerBench } = await import('./server.ts');
    return { run: benchServer, format: formatServerBench };
  },
  web: async () => {
    const { benchWeb, formatWebBench } = await import('./web.ts');
    return { run: benchWeb, format: formatWebBench };
  },
};

const asJson = process.argv.includes('--json');
const [wanted] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const names = wanted === undefined ? Object.keys(BENCHES) : [wanted];

for (const name of names) {
  const load = BENCHES[name];
  if (load === undefined) {
    console.error(`usage: npm run bench -- [${Object.keys(BENCHES).join(' | ')}] [--json]`);
    process.exitCode = 2;
    break;
  }
  const { run, format } = await load();
  const result = await run();
  console.log(asJson ? JSON.stringify({ name, result }) : format(result as never));
}
