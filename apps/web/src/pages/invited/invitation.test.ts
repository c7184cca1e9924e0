import type { MatchInfo } from '@nardy/protocol';
import { describe, expect, test } from 'vitest';
import { invitationOf } from './invitation.ts';

const INFO: MatchInfo = {
  id: 'table1',
  settings: { rules: 'prison', length: 5, clock: { kind: 'none' } },
  mode: 'live',
  opponent: 'friend',
  level: null,
  players: { white: 'Вера', black: null },
  session: 'open',
  rematch: null,
};

describe('an invitation', () => {
  test('says who waits and what is played, and holds to it whoever accepts', () => {
    const invitation = invitationOf(INFO);
    expect(invitation).toMatchObject({ match: 'table1', host: 'Вера', length: 5 });
    expect(invitation?.rules.id).toBe('prison');
    expect(invitation?.terms).toEqual({ rules: 'prison', length: 5, clock: { kind: 'none' }, mode: 'live' });
    expect(invitationOf({ ...INFO, players: { white: null, black: 'Вера' } })?.host).toBe('Вера');
  });

  test('is none where no seat is free, where a bot plays, and by rules that are not known here', () => {
    expect(invitationOf({ ...INFO, players: { white: 'Вера', black: 'Иван' } })).toBeNull();
    expect(invitationOf({ ...INFO, opponent: 'bot' })).toBeNull();
    expect(invitationOf({ ...INFO, settings: { ...INFO.settings, rules: 'atlantis' } })).toBeNull();
  });
});
