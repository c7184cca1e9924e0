import type { Command } from '@nardy/rules';
import type { RollAgain, TakeBack } from './past.ts';

/** Commands a player sends as an act; rolls, clocks and the next game come by other ways. */
export type ActCommand =
  | Extract<
      Command,
      {
        type:
          | 'play'
          | 'double'
          | 'take'
          | 'pass'
          | 'beaver'
          | 'raccoon'
          | 'resign'
          | 'resignMatch'
          | 'acceptResignation'
          | 'declineResignation'
          | 'closeSession';
      }
    >
  | TakeBack
  | RollAgain;
