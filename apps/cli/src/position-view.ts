import type { DecisionView } from '@nardy/engine';
import type { PositionInfo } from '@nardy/notation';
import type { RuleSet } from '@nardy/rules';

/**
 * A position as the side on roll decides in it. In a money session Jacoby and beavers count where the rules or the
 * position have them: a match ID cannot store beavers, and rules named by an id are the same for every position.
 */
export function viewOfPosition(rules: RuleSet, info: PositionInfo): DecisionView {
  const { board, onRoll, cube, length, score, crawford } = info;
  const opponent = onRoll === 'bottom' ? 'top' : 'bottom';
  return {
    rules: length === null ? withMoneyOptions(rules, info) : rules,
    board,
    cube: {
      value: cube.value,
      owner: cube.owner === null ? null : cube.owner === 'bottom' ? 'white' : 'black',
    },
    cubeOwner: cube.owner === null ? 'middle' : cube.owner === onRoll ? 'own' : 'opponent',
    away: length === null ? null : { own: length - score[onRoll], opponent: length - score[opponent] },
    crawford,
  };
}

function withMoneyOptions(rules: RuleSet, info: PositionInfo): RuleSet {
  const jacoby = rules.jacoby || info.jacoby;
  const beavers = rules.beavers || info.beavers;
  return jacoby === rules.jacoby && beavers === rules.beavers ? rules : { ...rules, jacoby, beavers };
}
