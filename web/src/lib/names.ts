// The players' names: a bot that has only the name of its kind gets one of the tavern.
import type { TableInfo } from '../protocol/server';
import { t } from './texts/texts.svelte';

export function playerNames(table: TableInfo): string[] {
  const regulars = t('web-bot-names').split(', ');
  return table.seats.map(({ name, bot, kind, seat }) =>
    kind === 'bot' && (!name || name === bot) ? (regulars[seat % regulars.length] ?? name) : name,
  );
}
