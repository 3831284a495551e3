// The players' names: a bot goes by its character; a second one of the same kind by a name of the tavern.
import type { TableInfo } from '../protocol/server';
import { t, texts } from './texts/texts.svelte';

/** A name from a list that does not say who is a bot: the company goes by its characters. */
export function seatName(name: string): string {
  return texts.app.has(`bot-${name}-manner`) ? t(`bot-${name}`) : name;
}

export function playerNames(table: TableInfo): string[] {
  const regulars = t('web-bot-names').split(', ');
  const taken = new Set<string>();
  return table.seats.map(({ name, bot, kind, seat }) => {
    if (kind !== 'bot' || (name && name !== bot)) return name;
    const character = texts.app.has(`bot-${bot}-manner`) ? t(`bot-${bot}`) : '';
    const called = character && !taken.has(character) ? character : (regulars[seat % regulars.length] ?? name);
    taken.add(called);
    return called;
  });
}
