import {
  type CubeAnswer,
  createEnginePlayer,
  type DecisionView,
  type LevelId,
  type Search,
  think,
} from '@nardy/engine';
import type { CubeOffer, Play, Roll } from '@nardy/rules';

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

/** One decision of a player, as it goes to a thread. */
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

/** Decides, at the latest when `shouldStop` says so: then by what has been found up to there. */
export async function answerJob(
  search: Search,
  job: EngineJob,
  shouldStop: () => boolean,
): Promise<JobAnswer> {
  const player = createEnginePlayer({
    search,
    ...job.player,
    drive: (thinking) => think(thinking, shouldStop),
  });
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
