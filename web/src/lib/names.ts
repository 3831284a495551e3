// The players' names: a bot goes by its character, or by a name of the tavern where somebody is called that already.
import type { SeatInfo, TableInfo } from '../protocol/server';
import { t, texts } from './texts/texts.svelte';

/** A name from a list that does not say who is a bot: the company goes by its characters. */
export function seatName(name: string): string {
  return texts.app.has(`bot-${name}-manner`) ? t(`bot-${name}`) : name;
}

export function playerNames(table: Pick<TableInfo, 'seats'>): string[] {
  const regulars = t('web-bot-names').split(', ');
  const isNameless = ({ kind, name, bot }: SeatInfo): boolean => kind === 'bot' && (!name || name === bot);
  const taken = new Set(table.seats.filter((seat) => !isNameless(seat)).map(({ name }) => name));
  return table.seats.map((seat) => {
    if (!isNameless(seat)) return seat.name;
    const character = texts.app.has(`bot-${seat.bot}-manner`) ? [t(`bot-${seat.bot}`)] : [];
    const others = regulars.map((_, at) => regulars[(seat.seat + at) % regulars.length] ?? '');
    const called = [...character, ...others].find((each) => !taken.has(each)) ?? seat.name;
    taken.add(called);
    return called;
  });
}
