// Moments, as the reader's language writes them.
import { texts } from './texts/texts.svelte';

export function day(milliseconds: number): string {
  return new Date(milliseconds).toLocaleDateString(texts.language, { dateStyle: 'medium' });
}
