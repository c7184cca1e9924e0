import type { MatchInfo } from '@nardy/protocol';
import { formatRules, parseRules, type RuleSet } from '@nardy/rules';
import type { Agreement } from '@nardy/session';
import { termsJoined } from '../../app/terms.ts';
import type { SaidRefusal } from '../../app/words.ts';
import { joinMatch, matchSummary } from '../../effects/api.ts';
import { saveMatch } from '../../effects/match-storage.ts';

/** A match that waits for its second player. */
export interface Invitation {
  readonly match: string;
  readonly host: string | null;
  readonly rules: RuleSet;
  readonly length: number | null;
  /** What whoever sits down is held to. */
  readonly terms: Agreement;
}

/**
 * What a match says to whoever comes by: an invitation while a seat is free; `null` when there is none, or when it is
 * for the table to say what is the matter with the match.
 */
export function invitationOf(info: MatchInfo): Invitation | null {
  const { white, black } = info.players;
  if (info.opponent !== 'friend' || (white !== null && black !== null)) return null;
  const rules = parseRules(info.settings.rules);
  if (!rules.ok) return null;
  const { length } = info.settings;
  const terms = termsJoined({ rules: formatRules(rules.value), length }, info);
  return { match: info.id, host: white ?? black, rules: rules.value, length, terms };
}

/** Asks the server for the invitation; a refusal when the server cannot be reached. */
export async function askInvitation(match: string): Promise<Invitation | null | SaidRefusal> {
  const summary = await matchSummary(match);
  if (summary.ok) return invitationOf(summary.value.match);
  return summary.error.code === 'NETWORK' ? summary.error : null;
}

/** Takes the free seat and keeps it; gives what stands in the way, `null` when nothing does. */
export async function acceptInvitation(invitation: Invitation, name: string): Promise<SaidRefusal | null> {
  const { match, terms, rules, length, host } = invitation;
  const answer = await joinMatch(match, name);
  if (!answer.ok) return answer.error;
  const kept = saveMatch({
    match,
    seats: answer.value.seats.map(({ token }) => token),
    agreed: terms,
    about: {
      rules: rules.id,
      length,
      opponent: 'friend',
      createdMs: Date.now(),
      score: [0, 0],
      opponentName: host,
      over: false,
    },
  });
  return kept ? null : { code: 'STORAGE' };
}
