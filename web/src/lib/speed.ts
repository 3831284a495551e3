// The pace of a table.
import type { TableInfo } from '../protocol/server';
import { t } from './texts/texts.svelte';

type Speed = TableInfo['speed'];

/** How much time one has, in words. */
export function speedInWords(speed: Speed): string {
  if (speed.kind === 'live')
    return t('web-speed-live-help', { seconds: speed.seconds, minutes: Math.floor(speed.reserve / 60) });
  if (speed.kind === 'slow') return t('web-speed-slow-help', { days: speed.days });
  return t('web-speed-free-help');
}
