// How a game ended, in its own words: it alone knows a shared victory from a draw.
import type { Speech } from '../lib/texts/speech';

export interface Ended {
  ending: string;
  winners: readonly number[];
}

export function howItEnded(speech: Speech, { ending, winners }: Ended): string {
  if (speech.has('game-ended')) return speech.event({ type: 'game-ended', ending, winners });
  return speech.say('web-over', { ending, winner_seats: winners });
}
