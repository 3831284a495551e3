// The pace of a table.
import type { TableInfo } from '../protocol/server';
import { t } from './texts/texts.svelte';

type Speed = TableInfo['speed'];

/** How much time one has, in words; as much as it takes where the table waits for those who are late. */
export function speedInWords(speed: Speed, waits = false): string {
  if (waits && speed.kind !== 'free') return t(`web-speed-${speed.kind}-waits`);
  if (speed.kind === 'live')
    return t('web-speed-live-help', { seconds: speed.seconds, minutes: Math.floor(speed.reserve / 60) });
  if (speed.kind === 'slow') return t('web-speed-slow-help', { days: speed.days });
  return t('web-speed-free-help');
}
