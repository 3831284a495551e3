// Bots by name: what the message files call them, or what they call themselves.
import type { BotInfo } from '../protocol/server';
import type { Speech } from './texts/speech';

export function botName(speech: Speech, bot: Pick<BotInfo, 'name' | 'character'>): string {
  const level = speech.has(`bot-${bot.name}`) ? speech.say(`bot-${bot.name}`) : bot.name;
  return bot.character ? `${bot.character} (${level})` : level;
}
