// Moments, as the reader's language writes them.
import { texts } from './texts/texts.svelte';

export function day(milliseconds: number): string {
  return new Date(milliseconds).toLocaleDateString(texts.language, { dateStyle: 'medium' });
}

/** To the minute. */
export function moment(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString(texts.language, { dateStyle: 'medium', timeStyle: 'short' });
}
