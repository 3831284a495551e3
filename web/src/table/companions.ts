// What the table knows of one who sits there, beside the game.
import type { Companion } from './place/company';
import { session } from '../lib/session.svelte';
import { t } from '../lib/texts/texts.svelte';
import type { SeatInfo, TableInfo } from '../protocol/server';
import type { Live } from './live.svelte';

type Known = Pick<Live, 'ready' | 'clocks' | 'skew' | 'mood'>;

/** Whether it is another person who sits there: they may have a page; whoever shares one's device has none. */
export function hasPage({ kind, person }: SeatInfo): boolean {
  return kind === 'person' && person !== session.me?.id;
}

export function companionOf(table: TableInfo, live: Known, seat: number): Companion {
  const info = table.seats[seat];
  const result = table.result;
  return {
    hasPage: info !== undefined && hasPage(info),
    note: info?.away ? t('web-seat-away') : info?.kind === 'person' && !info.here ? t('web-seat-absent') : '',
    ready: live.ready.has(seat),
    won: result !== null && !result.drawn && result.winners.includes(seat),
    clock: live.clocks?.seats.find((each) => each.seat === seat) ?? null,
    skew: live.skew,
    gesture: live.mood.now.get(seat) ?? null,
  };
}
