import { expect, test } from 'vitest';
import { botLevel, botName } from './index.ts';

test.each<[who: string, playerId: string, name: string | null, level: string | null]>([
  ['the bot', 'bot.4', botName('newcomer'), 'newcomer'],
  ['a person who is called so', 'guest.5f', botName('newcomer'), null],
  ['a bot that has a name of its own', 'bot.4', 'GNU Backgammon', null],
  ['a bot without a name', 'bot.4', null, null],
])('%s', (_, playerId, name, level) => expect(botLevel({ playerId, name })).toBe(level));
