// Words for cards.
import type { Speech } from '../../lib/texts/speech';
import { isDragon } from './programme';

/** What a card does. */
export function cardText(speech: Speech, card: string): string {
  return speech.say(isDragon(card) ? 'card-dragon-text' : `card-${card}-text`);
}

/** Its name, and what it does. */
export function cardWords(speech: Speech, card: string): string {
  return `${speech.name('card', card)} – ${cardText(speech, card)}`;
}
