// The pace of a table.
import type { TableInfo, TableWish } from '../protocol/server';
import { t } from './texts/texts.svelte';

type Speed = TableInfo['speed'];

export type PaceName = 'live' | 'quick' | 'free' | 'slow';
type Choice = TableWish['speed'];

/** The paces one chooses among. */
export const PACES: Record<PaceName, Choice> = {
  live: { kind: 'live', seconds: 45, reserve: 300 },
  quick: { kind: 'live', seconds: 15, reserve: 60 },
  free: { kind: 'free' },
  slow: { kind: 'slow', days: 1 },
};
export const DAYS = [1, 2, 3, 5, 7, 14];
/** A live table with no more seconds than this for a decision is a quick one. */
const QUICK_SECONDS = 20;

export function paceOf(speed: Speed | Choice): PaceName {
  return speed.kind === 'live' && speed.seconds <= QUICK_SECONDS ? 'quick' : speed.kind;
}

/** How much time one has, in words; as much as it takes where the table waits for those who are late. */
export function speedInWords(speed: Speed, waits = false): string {
  if (waits && speed.kind !== 'free') return t(`web-speed-${speed.kind}-waits`);
  if (speed.kind === 'live')
    return t('web-speed-live-help', { seconds: speed.seconds, minutes: Math.floor(speed.reserve / 60) });
  if (speed.kind === 'slow') return t('web-speed-slow-help', { days: speed.days });
  return t('web-speed-free-help');
}
