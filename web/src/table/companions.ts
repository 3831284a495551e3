// What the table knows of one who sits there, beside the game.
import type { Companion } from '../boards/company';
import { t } from '../lib/texts/texts.svelte';
import type { TableInfo } from '../protocol/server';
import type { Live } from './live.svelte';

type Known = Pick<Live, 'ready' | 'clocks' | 'skew' | 'mood'>;

export function companionOf(table: TableInfo, live: Known, seat: number): Companion {
  const info = table.seats[seat];
  const result = table.result;
  return {
    note: info?.away ? t('web-seat-away') : info?.kind === 'person' && !info.here ? t('web-seat-absent') : '',
    ready: live.ready.has(seat),
    won: result !== null && !result.drawn && result.winners.includes(seat),
    clock: live.clocks?.seats.find((each) => each.seat === seat) ?? null,
    skew: live.skew,
    gesture: live.mood.now.get(seat) ?? null,
  };
}
