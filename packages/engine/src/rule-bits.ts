import {
  BEAR_OFF_AFTER_HIT,
  BOARD_KINDS,
  HEAD_ON_FIRST_TURN,
  HIT_AND_HIDE,
  PRIME_RULES,
  type RuleSet,
} from '@nardy/rules';

/** The options that decide which plays are legal, packed for `setRules` of the kernel. */
export function ruleBits(rules: RuleSet): number {
  return (
    BOARD_KINDS.indexOf(rules.board) |
    (HIT_AND_HIDE.indexOf(rules.hitAndHide) << 1) |
    (BEAR_OFF_AFTER_HIT.indexOf(rules.bearOffAfterHit) << 3) |
    (HEAD_ON_FIRST_TURN.indexOf(rules.headOnFirstTurn) << 5) |
    (PRIME_RULES.indexOf(rules.primeRule) << 7)
  );
}
