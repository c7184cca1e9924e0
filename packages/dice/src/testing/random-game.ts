import { linksLeft } from '../client-duty.ts';
import { PLAYER_ROLES, type PlayerRole } from '../roles.ts';
import { type DiceBox, startDiceBox } from './dice-box.ts';

/**
 * A whole valid game that follows from its arguments: each number of `choices` decides one turn
 * (in order, early release, a void with a new chain, a renewed chain, actions).
 */
export function makeDiceGame(seed: string, choices: readonly number[]): DiceBox {
  const box = startDiceBox({ seed, length: 8, mode: choices.length % 2 === 0 ? 'live' : 'post' });
  let roller: PlayerRole = 'A';
  if ((choices[0] ?? 0) % 3 !== 0) {
    box.link('B');
    box.link('A');
    box.roll(null);
    roller = box.log.lastRoll !== null && firstBeats(box.log.lastRoll.dice) ? 'A' : 'B';
    box.act(roller, '13/7 8/7');
  }
  for (const choice of choices) {
    roller = roller === 'A' ? 'B' : 'A';
    for (const role of ['S', ...PLAYER_ROLES] as const) {
      if (linksLeft(box.log, role) <= 2) box.rekey(role, 4 + (choice % 5));
    }
    playTurn(box, roller, choice);
    if (choice % 2 === 0) box.act(roller, 'bar/20* 6/4(2)');
  }
  if (choices.length % 4 !== 3) box.end(roller, 1 + (choices.length % 3));
  return box;
}

function playTurn(box: DiceBox, roller: PlayerRole, choice: number): void {
  const opponent = roller === 'A' ? 'B' : 'A';
  if (choice % 7 === 3 && box.log.voids[opponent] < 2) {
    box.link(roller);
    box.voidRoll(opponent);
    box.rekey(opponent, 6);
  }
  if (choice % 5 === 2) {
    box.earlyTurn(roller);
    return;
  }
  box.turn(roller);
}

function firstBeats(dice: string): boolean {
  const [first = '', second = ''] = dice.slice(-2);
  return first > second;
}
