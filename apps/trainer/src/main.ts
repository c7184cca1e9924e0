import { exportNets, importNets } from './export-stage.ts';
import { fitNet } from './fit-stage.ts';
import { HELP } from './help.ts';
import { makeLabels } from './label-stage.ts';
import { trainOn } from './loop-stage.ts';
import { UsageError } from './options.ts';
import { plotCurve } from './plot.ts';
import { trainRound } from './round-stage.ts';
import { scoreNets } from './score-stage.ts';
import {
  exportOptions,
  fitOptions,
  folderOption,
  importOptions,
  labelOptions,
  loopOptions,
  roundOptions,
  scoreOptions,
  tdOptions,
} from './stage-options.ts';
import { trainTd } from './td-stage.ts';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

async function run(words: readonly string[]): Promise<void> {
  const [stage, ...rest] = words;
  switch (stage) {
    case 'td':
      return trainTd(tdOptions(rest), say);
    case 'label':
      return makeLabels(labelOptions(rest), say);
    case 'fit':
      return fitNet(fitOptions(rest), say);
    case 'round':
      return trainRound(roundOptions(rest), say);
    case 'loop':
      return trainOn(loopOptions(rest), say);
    case 'export':
      return exportNets(exportOptions(rest), say);
    case 'import':
      return importNets(importOptions(rest), say);
    case 'score':
      return scoreNets(scoreOptions(rest), say);
    case 'plot':
      return plotCurve(folderOption(rest), say);
    case undefined:
    case '--help':
      process.stdout.write(HELP);
      return;
    default:
      throw new UsageError(`unknown stage ${stage}; --help lists them`);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  say(error.message);
  process.exitCode = 2;
}
