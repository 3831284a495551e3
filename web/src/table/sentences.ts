// Sentences of the log, remembered as long as the same voice tells them.
import type { Tagged } from '../boards/contract';
import type { Part } from '../lib/texts/parts';
import type { Speech } from '../lib/texts/speech';

export function remembered(speech: Speech): (event: Tagged) => Part[] {
  const made = new WeakMap<Tagged, Part[]>();
  return (event) => {
    const parts = made.get(event) ?? speech.eventParts(event);
    made.set(event, parts);
    return parts;
  };
}
