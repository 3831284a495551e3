// Standing: what a player's place at the table comes to: neighbours, warnings, ranks.
import type { DrakonView, Place } from '../../protocol/drakon';

const TO_WIN = 5;
const TO_ESCAPE = 4;

/** How many coins one wants. */
export function goalOf(view: DrakonView): number {
  return view.escape ? TO_ESCAPE : TO_WIN;
}

/** The warning that everybody should have before their eyes, if there is one. */
export function alarmOf(view: DrakonView, place: Place): string | null {
  if (view.over || place.coins < TO_ESCAPE) return null;
  return view.escape ? 'word-may-escape' : 'word-one-short';
}

/** On which hand of the viewer somebody sits; between two players there is no difference. */
export function sideOf(view: DrakonView, seat: number): 'left' | 'right' | null {
  if (view.viewer === null || view.players < 3) return null;
  if (seat === (view.viewer + 1) % view.players) return 'left';
  return seat === (view.viewer + view.players - 1) % view.players ? 'right' : null;
}

/** The rank of a seat in a game that is over. */
export function rankOf(view: DrakonView, seat: number): number | null {
  let rank = 1;
  for (const seats of view.ranking) {
    if (seats.includes(seat)) return rank;
    rank += seats.length;
  }
  return null;
}

export function roundOf(view: DrakonView): number {
  return Math.floor((Math.max(view.turn, 1) - 1) / view.players) + 1;
}
