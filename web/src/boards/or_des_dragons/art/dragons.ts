// Every dragon of the box, drawn from parts of its own: head, horns, wings, skin.

export interface Look {
  skin: string;
  shade: string;
  belly: string;
  eye: string;
  head: keyof typeof HEADS;
  horns: keyof typeof HORNS;
  wings: keyof typeof WINGS;
  mark: 'spots' | 'stripes' | 'scales' | 'plain';
}

export const HEADS = {
  lean: 'M110 44C108 28 92 20 76 26C64 30 50 38 38 44C34 47 36 53 42 54C56 56 66 58 74 62C90 68 108 62 110 44Z',
  blunt: 'M112 46C114 26 92 14 74 22C60 26 44 30 36 40C30 48 36 58 48 59C64 60 80 69 94 65C106 61 111 54 112 46Z',
  beak: 'M110 44C106 28 90 23 76 29C58 36 40 34 22 46C20 51 25 54 30 53C48 52 64 58 78 62C94 66 108 60 110 44Z',
} as const;

export const HORNS = {
  swept: 'M96 28C108 14 124 8 140 10C128 18 118 26 110 36ZM86 24C94 8 110 1 124 1C112 9 106 16 100 27Z',
  ram: 'M94 30C110 10 136 20 130 42C126 54 110 52 112 41C114 33 106 33 102 40ZM84 24C92 12 104 10 112 16C104 18 100 22 98 28Z',
  crown: 'M76 26L72 6L86 20L92 0L100 21L114 6L111 34Z',
  nose: 'M46 40L36 20L60 35ZM94 26L114 6L111 36ZM80 25L84 10L94 25Z',
  fins: 'M98 30C118 14 136 20 144 32L128 35L138 46L120 47L128 58L108 54Z',
  none: 'M88 25L94 16L98 26L106 20L106 32L114 30L110 40Z',
} as const;

export const WINGS = {
  high: 'M134 86C128 40 148 14 196 2C184 18 186 30 200 38C186 42 182 54 192 66C174 66 166 80 164 98Z',
  wide: 'M128 84C136 52 158 36 200 30C190 42 190 52 200 60C186 62 182 72 190 84C174 80 162 88 156 102Z',
  folded: 'M122 90C128 62 150 54 182 62C170 68 168 76 178 84C166 86 158 92 154 104Z',
  none: 'M120 84l5-17 9 13 6-15 10 14 9-11 6 15 12-7 1 17 11-2-4 14z',
} as const;

const RED = { skin: '#b8392c', shade: '#5d1514', belly: '#f0b06a', eye: '#ffe36e' };
const GREEN = { skin: '#4c8a3f', shade: '#1c3f1f', belly: '#d8cf7d', eye: '#ffcf4a' };
const OCHRE = { skin: '#c98b2f', shade: '#61370f', belly: '#f6dfa0', eye: '#d7342c' };
const BLUE = { skin: '#3f6f9f', shade: '#152f4d', belly: '#bcd7d8', eye: '#ffd35a' };
const VIOLET = { skin: '#7a4a94', shade: '#331a45', belly: '#e2bcd2', eye: '#b9ff7a' };
const BLACK = { skin: '#3c3537', shade: '#120e10', belly: '#8f7c6d', eye: '#ff5a36' };
const WHITE = { skin: '#c9c2ad', shade: '#6a614c', belly: '#fff6df', eye: '#3aa0d8' };
const MOSS = { skin: '#7c8a3a', shade: '#343c12', belly: '#e7dca0', eye: '#ff8a3a' };

export const DRAGONS: Record<string, Look> = {
  dragon_10_4_7: { ...RED, head: 'blunt', horns: 'ram', wings: 'high', mark: 'scales' },
  dragon_10_11_0: { ...OCHRE, head: 'lean', horns: 'crown', wings: 'high', mark: 'scales' },
  dragon_10_7_4: { ...BLACK, head: 'lean', horns: 'swept', wings: 'high', mark: 'stripes' },
  dragon_9_0_9: { ...VIOLET, head: 'beak', horns: 'swept', wings: 'high', mark: 'spots' },
  dragon_9_8_2: { ...GREEN, head: 'blunt', horns: 'crown', wings: 'wide', mark: 'scales' },
  dragon_9_5_5: { ...BLUE, head: 'blunt', horns: 'swept', wings: 'wide', mark: 'stripes' },
  dragon_8_8_0: { ...WHITE, head: 'lean', horns: 'ram', wings: 'wide', mark: 'scales' },
  dragon_8_4_4: { ...RED, head: 'lean', horns: 'nose', wings: 'wide', mark: 'spots' },
  dragon_8_5_3: { ...MOSS, head: 'blunt', horns: 'nose', wings: 'folded', mark: 'stripes' },
  dragon_8_0_8: { ...BLACK, head: 'beak', horns: 'fins', wings: 'wide', mark: 'plain' },
  dragon_7_4_3: { ...OCHRE, head: 'blunt', horns: 'fins', wings: 'folded', mark: 'spots' },
  dragon_7_0_7: { ...BLUE, head: 'beak', horns: 'fins', wings: 'none', mark: 'scales' },
  dragon_7_7_0: { ...GREEN, head: 'lean', horns: 'swept', wings: 'folded', mark: 'stripes' },
  dragon_6_1_5: { ...VIOLET, head: 'lean', horns: 'none', wings: 'folded', mark: 'stripes' },
  dragon_6_4_2: { ...RED, head: 'beak', horns: 'crown', wings: 'none', mark: 'plain' },
  dragon_6_3_3: { ...WHITE, head: 'blunt', horns: 'none', wings: 'none', mark: 'spots' },
  dragon_5_4_1: { ...MOSS, head: 'lean', horns: 'none', wings: 'none', mark: 'scales' },
  dragon_5_0_5: { ...GREEN, head: 'beak', horns: 'none', wings: 'none', mark: 'spots' },
};

/** Power, known and unknown part, as the name of a dragon says. */
export function figures(dragon: string): [number, number, number] {
  const [power = 0, known = 0, unknown = 0] = dragon.split('_').slice(1).map(Number);
  return [power, known, unknown];
}

export function lookOf(dragon: string): Look {
  return DRAGONS[dragon] ?? (DRAGONS.dragon_10_4_7 as Look);
}
