// A table in few words: who else sits there, how it stands, at what pace.
import { playerNames } from '../lib/names';
import { paceOf } from '../lib/speed';
import { t } from '../lib/texts/texts.svelte';
import type { TableInfo } from '../protocol/server';

export type Listed = Pick<TableInfo, 'id' | 'game' | 'seats' | 'status' | 'speed'>;

/** Everybody but the one on this chair. */
export function othersAt(table: Listed, own: number | null): string {
  return playerNames(table)
    .map((name, at) => (table.seats[at]?.kind === 'open' ? t('web-open-chair') : name))
    .filter((_, at) => at !== own)
    .join(', ');
}

/** Whose turn it is, or what it waits for; a full table does not wait for players. */
export function standing(table: Listed, yourTurn: boolean): string {
  if (yourTurn) return t('web-status-yours');
  const full = table.seats.every(({ kind }) => kind !== 'open');
  return t(table.status === 'open' && full ? 'web-status-full' : `web-status-${table.status}`);
}

export function paceWords(table: Listed): string {
  return table.status === 'over' ? '' : t(`web-speed-${paceOf(table.speed)}`);
}

export function addressOf(table: Listed): string {
  return table.status === 'over' ? `/replay/${table.id}` : `/table/${table.id}`;
}
