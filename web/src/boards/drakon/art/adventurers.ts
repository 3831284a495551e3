// The six adventurers: a colour, and a glyph that says the same without it (drawn on a 24 × 24 grid).

export interface Look {
  colour: string;
  deep: string;
  glyph: string;
}

export const ADVENTURERS = ['wizard', 'barbarian', 'thief', 'dwarf', 'knight', 'amazon'] as const;
export type Adventurer = (typeof ADVENTURERS)[number];

export const LOOKS: Record<Adventurer, Look> = {
  wizard: {
    colour: '#a06be0',
    deep: '#3d1c66',
    glyph: 'M12 2l2.6 6.6 7 .4-5.4 4.5 1.8 6.900L12 16.500l-6 3.9 1.8-6.900L2.4 9l7-.4z',
  },
  barbarian: {
    colour: '#e0503f',
    deep: '#5c1310',
    glyph: 'M11 2h2v20h-2zM13 4c5-2 8 1 8 5s-3 7-8 5zM11 4C6 2 3 5 3 9s3 7 8 5z',
  },
  thief: {
    colour: '#5fae54',
    deep: '#1b4218',
    glyph:
      'M2 8c4-2 16-2 20 0 0 6-3 9-6 9-2 0-3-2-4-3-1 1-2 3-4 3-3 0-6-3-6-9zm4 2c1 3 4 3 5 1-1-2-3-2-5-1zm12 0c-2-1-4-1-5 1 1 2 4 2 5-1z',
  },
  dwarf: {
    colour: '#e09a38',
    deep: '#5e3608',
    glyph: 'M3 3h15l3 3v5h-7.500v11h-4V11H3z',
  },
  knight: {
    colour: '#5b95e6',
    deep: '#14305f',
    glyph: 'M3 3h18v9c0 5.5-4 8.5-9 10.500C7 20.5 3 17.5 3 12zm7.5 2.500v4.500H6v3h4.500v6h3v-6H18v-3h-4.500V5.500z',
  },
  amazon: {
    colour: '#3fc4c4',
    deep: '#0c4a4d',
    glyph: 'M6 2c10 1 14 8 13 19l-2 .5c0-4-.5-7-1.7-9.700L5 22l-1.5-1.500L13.8 10C12 7 9.5 5 6 4zM2 16l6 6H2z',
  },
};

/** Whoever has not chosen yet: a question mark. */
const STRANGER: Look = {
  colour: '#b0a89e',
  deep: '#3a342f',
  glyph: 'M6 8c0-8 13-8 13 0 0 5-5 4.5-5 8h-3.500c0-6 5-5 5-8 0-3.500-6-3.500-6 0zM10.3 18h3.900v4h-3.900z',
};

/** How an adventurer looks, or somebody who is none yet. */
export function lookOf(adventurer: string): Look {
  return LOOKS[adventurer as Adventurer] ?? STRANGER;
}
