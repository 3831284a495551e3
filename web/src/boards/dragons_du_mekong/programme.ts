// The editor of a programme: five slots, filled, emptied and changed about.

export const RANKS = 5;
export type Slots = readonly (string | null)[];

export function emptySlots(): Slots {
  return Array<null>(RANKS).fill(null);
}

export function isDragon(card: string): boolean {
  return card.startsWith('dragon_');
}

/** Slots from cards laid out before: a draft, or the programme of the round before. */
export function slotsOf(cards: readonly string[], hand: readonly string[]): Slots {
  return emptySlots().map((_, at) => {
    const card = cards[at];
    return card && hand.includes(card) ? card : null;
  });
}

/** Lay a card into a slot, or into the first free one; what lies there makes room, and a second dragon the first. */
export function lay(slots: Slots, card: string, at: number | null = null): Slots {
  const from = slots.indexOf(card);
  const free = slots.indexOf(null);
  const rival = isDragon(card) && from < 0 ? slots.findIndex((each) => each !== null && isDragon(each)) : -1;
  const to = at ?? (rival >= 0 ? rival : free);
  if (to < 0) return slots;
  return slots.map((each, place) => {
    if (place === to) return card;
    if (place === from) return slots[to] ?? null;
    return place === rival ? null : each;
  });
}

export function takeBack(slots: Slots, at: number): Slots {
  return slots.map((each, place) => (place === at ? null : each));
}

/** The five cards once they are all there. */
export function whole(slots: Slots): string[] | null {
  const cards = slots.filter((card) => card !== null);
  return cards.length === RANKS ? cards : null;
}

/** As a draft is written: an empty name for a free slot. */
export function drafted(slots: Slots): string[] {
  return slots.map((card) => card ?? '');
}
