// Everything the trainer calls from TypeScript.

export { bearoffStart, bearoffStep } from '../../../packages/engine/assembly/bearoff';
export { allocate } from '../../../packages/engine/assembly/board';
export { denseInputs, sparseInputs } from '../../../packages/engine/assembly/inputs';
export { loadNet as loadQuickNet } from '../../../packages/engine/assembly/net';
export { setRules } from '../../../packages/engine/assembly/rules';
export { adam, addGradientRange, averageRange } from './adam';
export { seedChance } from './chance';
export { firstLayer, forward } from './forward';
export { addGradients, clearGradient, clearLosses, lossOf, measureLoss, setOutputWeight } from './gradient';
export { labelDeeply, labelExactly, labelSamples, setPruning } from './label';
export {
  averageOf,
  createNet,
  gradientOf,
  initialiseNet,
  moment1Of,
  moment2Of,
  paramsOf,
  samplesOf,
  useNet,
} from './net';
export { classOf, judge, judgePlay, setBoardKind, useQuick } from './outcome';
export { dropSamples, sampleBuffer, sampleCount, setSampleCount } from './samples';
export { forgetSeen } from './seen';
export { exploreGame, gamesPlayed, playGame, pliesPlayed } from './selfplay';
export { traceSamples } from './trace';
