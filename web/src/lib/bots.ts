// Bots by name: one of the company by character and level, any other by what it calls itself.
import type { BotInfo } from '../protocol/server';
import type { Speech } from './texts/speech';

export function botName(speech: Speech, bot: Pick<BotInfo, 'name' | 'level'>): string {
  const name = speech.has(`bot-${bot.name}`) ? speech.say(`bot-${bot.name}`) : bot.name;
  return bot.level ? `${name} (${speech.say(`level-${bot.level}`)})` : name;
}
