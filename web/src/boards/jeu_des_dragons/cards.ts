// What is printed on a card.

export const GOOD = ['brass', 'silver', 'bronze', 'copper', 'gold', 'bahamut'];
export const EVIL_COLOURS = ['white', 'blue', 'black', 'red', 'green'];
export const EVIL = [...EVIL_COLOURS, 'tiamat', 'dracolich'];
export const UNIQUE: Record<string, number> = {
  bahamut: 13,
  tiamat: 13,
  dracolich: 10,
  archmage: 9,
  dragonslayer: 8,
  thief: 7,
  druid: 6,
  priest: 5,
  princess: 4,
  fool: 3,
};

export type Nature = 'good' | 'evil' | 'mortal';

/** The colour of a dragon, or a card's own name. */
export function powerOf(card: string): string {
  return card.split('_')[0] ?? card;
}

export function strengthOf(card: string): number {
  return UNIQUE[card] ?? Number(card.split('_')[1]);
}

export function natureOf(card: string): Nature {
  const power = powerOf(card);
  return GOOD.includes(power) ? 'good' : EVIL.includes(power) ? 'evil' : 'mortal';
}

/** The colours a card counts for: Tiamat has five, the other unique cards none. (3.5) */
export function coloursOf(card: string): string[] {
  return card === 'tiamat' ? EVIL_COLOURS : card in UNIQUE ? [] : [powerOf(card)];
}

/** Weakest first, then by name, so that a hand keeps its order. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => strengthOf(one) - strengthOf(other) || one.localeCompare(other));
}
