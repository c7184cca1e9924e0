import type { CubeOffer, Play, Roll } from '@nardy/rules';
import { createEnginePlayer } from './engine-player.ts';
import type { LevelId } from './levels.ts';
import type { CubeAnswer, DecisionView, Player } from './player.ts';
import type { Search } from './search.ts';
import type { Thinking } from './thinking.ts';

/** Who decides: a level, and what its slips come from. */
export interface JobPlayer {
  readonly level: LevelId;
  readonly seed: number;
}

interface JobBase<Type extends string> {
  readonly type: Type;
  readonly player: JobPlayer;
  readonly view: DecisionView;
}

/** One decision of a player as data, so that it can go to a thread or a worker. */
export type EngineJob =
  | (JobBase<'choosePlay'> & { readonly roll: Roll; readonly plays: readonly Play[] })
  | JobBase<'offerDouble'>
  | (JobBase<'answerCube'> & { readonly offer: CubeOffer; readonly options: readonly CubeAnswer[] })
  | (JobBase<'acceptResignation'> & { readonly points: number });

interface JobAnswers {
  readonly choosePlay: number;
  readonly offerDouble: boolean;
  readonly answerCube: CubeAnswer;
  readonly acceptResignation: boolean;
}

/** What a job is answered with. */
export type JobAnswer<Type extends EngineJob['type'] = EngineJob['type']> = JobAnswers[Type];

/** Decides; `drive` runs the thinking, and may end it early: then by what has been found up to there. */
export async function answerJob(
  search: Search,
  job: EngineJob,
  drive: <T>(thinking: Thinking<T>) => T | Promise<T>,
): Promise<JobAnswer> {
  const player = createEnginePlayer({ search, ...job.player, drive });
  switch (job.type) {
    case 'choosePlay':
      return player.choosePlay(job.view, job.roll, job.plays);
    case 'offerDouble':
      return player.offerDouble(job.view);
    case 'answerCube':
      return player.answerCube(job.view, job.offer, job.options);
    case 'acceptResignation':
      return player.acceptResignation(job.view, job.points);
  }
}

/** A player whose decisions are made elsewhere: `ask` sends the job and gives its answer. */
export function createJobPlayer(
  player: JobPlayer,
  ask: <Job extends EngineJob>(job: Job) => Promise<JobAnswer<Job['type']>>,
): Player {
  return {
    choosePlay: async (view, roll, plays) =>
      // Nothing to decide: nobody has to be asked.
      plays.length < 2 ? 0 : ask({ type: 'choosePlay', player, view, roll, plays }),
    offerDouble: (view) => ask({ type: 'offerDouble', player, view }),
    answerCube: (view, offer, options) => ask({ type: 'answerCube', player, view, offer, options }),
    acceptResignation: (view, points) => ask({ type: 'acceptResignation', player, view, points }),
  };
}
