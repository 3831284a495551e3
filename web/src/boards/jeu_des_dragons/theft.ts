// The blind draw of a Red Dragon, as taker, victim and the others see it. (9.4)
import type { CardStolen, DragonView, GameEvent } from '../../protocol/jeu_des_dragons';

export interface Theft extends CardStolen {
  /** How many cards the victim held, the stolen one among them. */
  held: number;
}

/** The theft that led from one view to the next; none where a replay goes back. */
export function theftIn(events: readonly GameEvent[], before: DragonView | null, now: DragonView): Theft | null {
  const stolen = events.find((event) => event.type === 'card-stolen');
  const held = stolen && before?.places[stolen.victim]?.hand_size;
  if (!stolen || !held || held <= (now.places[stolen.victim]?.hand_size ?? 0)) return null;
  return { ...stolen, held };
}
