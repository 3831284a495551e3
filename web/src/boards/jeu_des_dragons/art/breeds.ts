// The breeds of dragons: what tells them apart besides their number.

export interface Breed {
  body: string;
  dark: string;
  light: string;
  belly: string;
  horn: string;
  eye: string;
  sky: [string, string];
  ground: string;
  /** Drawn behind the head, in the head's own square of 100. */
  horns: string[];
  /** Fins, frills, beards: drawn over the neck. */
  trim: string[];
  spine: 'thorns' | 'fins' | 'plates' | 'none';
  breath: Breath;
}

export type Breath = 'frost' | 'bolt' | 'acid' | 'fire' | 'mist' | 'sand' | 'cloud' | 'wave' | 'stone' | 'sun';

const SWEPT = 'M48 26C38 16 24 10 8 12C20 16 30 24 38 36Z';
const LOWER = 'M42 40C30 36 20 38 12 46C22 44 32 46 40 50Z';

export const BREEDS: Record<string, Breed> = {
  white: {
    body: '#dfe9f2',
    dark: '#4d6a90',
    light: '#ffffff',
    belly: '#b9cbe0',
    horn: '#9ec7e8',
    eye: '#2b7fd0',
    sky: ['#274a78', '#9cc4e6'],
    ground: '#e9f3fb',
    horns: ['M46 24L36 2L40 26Z', 'M52 22L48 -2L45 24Z', 'M40 28L24 8L35 34Z'],
    trim: ['M38 44L20 40L34 50L16 56L38 58Z'],
    spine: 'thorns',
    breath: 'frost',
  },
  blue: {
    body: '#2f6cc0',
    dark: '#16366f',
    light: '#6ea6ee',
    belly: '#b7c9e8',
    horn: '#e8d9ae',
    eye: '#ffe27a',
    sky: ['#1b1f4b', '#6d5fae'],
    ground: '#3a2f5f',
    horns: ['M84 38C84 26 90 14 98 6C98 20 96 32 92 42Z', 'M46 26C40 18 30 14 20 14C28 20 34 28 38 36Z'],
    trim: ['M40 40C24 28 14 32 6 26C10 40 14 54 30 60C36 58 40 52 42 46Z'],
    spine: 'fins',
    breath: 'bolt',
  },
  black: {
    body: '#34353f',
    dark: '#0e0e15',
    light: '#6a6d80',
    belly: '#5c5470',
    horn: '#d8cfb4',
    eye: '#b9f04c',
    sky: ['#1a2116', '#5f7a3d'],
    ground: '#232b18',
    horns: ['M46 28C26 20 20 4 40 -4C34 6 42 16 54 22Z'],
    trim: ['M40 50L24 52L34 56L22 64L40 62Z'],
    spine: 'thorns',
    breath: 'acid',
  },
  red: {
    body: '#b8242b',
    dark: '#5c0b12',
    light: '#ef5a4a',
    belly: '#e8a15b',
    horn: '#3d2620',
    eye: '#ffd44d',
    sky: ['#3a0d0e', '#e8702a'],
    ground: '#4a140d',
    horns: [SWEPT, LOWER, 'M54 22C50 10 40 2 28 -4C34 8 40 16 46 26Z'],
    trim: ['M60 66L56 80L66 68L66 82L74 67Z'],
    spine: 'plates',
    breath: 'fire',
  },
  green: {
    body: '#2f8a45',
    dark: '#12431f',
    light: '#6cc56a',
    belly: '#c9d68a',
    horn: '#7a5a2a',
    eye: '#ffb13d',
    sky: ['#12331f', '#7fae5a'],
    ground: '#1f3c1c',
    horns: ['M46 26C38 10 46 0 52 -6C50 6 54 14 58 24Z', 'M40 32C28 22 28 10 30 2C34 14 40 20 48 26Z'],
    trim: ['M36 46C22 40 12 46 4 42C8 54 18 62 36 60Z', 'M56 66C58 78 50 84 46 90C58 88 66 80 68 68Z'],
    spine: 'fins',
    breath: 'mist',
  },
  brass: {
    body: '#c9a33f',
    dark: '#6d4f12',
    light: '#f2d883',
    belly: '#f0e0a8',
    horn: '#8a6a24',
    eye: '#3f7f2b',
    sky: ['#7a3d12', '#f2c46a'],
    ground: '#d9a74e',
    horns: ['M58 24C48 8 34 2 20 6C32 12 40 22 42 34Z', 'M60 24C56 6 46 -4 34 -6C44 4 48 16 50 26Z'],
    trim: ['M58 66L54 76L64 68Z', 'M66 67L64 78L72 67Z'],
    spine: 'plates',
    breath: 'sand',
  },
  silver: {
    body: '#b9c3cf',
    dark: '#58667a',
    light: '#f4f8fc',
    belly: '#dfe6ee',
    horn: '#4a5568',
    eye: '#4f8fd6',
    sky: ['#3c4c78', '#d6dff0'],
    ground: '#8ea3c4',
    horns: ['M48 24C36 8 20 2 2 4C18 10 30 22 38 36Z'],
    trim: ['M40 42C28 30 22 22 10 24C16 36 20 52 36 60Z', 'M60 66L60 84L68 67Z'],
    spine: 'fins',
    breath: 'cloud',
  },
  bronze: {
    body: '#a9692c',
    dark: '#57300d',
    light: '#dc9d57',
    belly: '#e6c58d',
    horn: '#3d4f3a',
    eye: '#39c08a',
    sky: ['#0d3f4f', '#5fb4b0'],
    ground: '#0f5560',
    horns: [SWEPT, LOWER, 'M40 48C30 50 22 56 18 64C28 58 34 58 42 56Z'],
    trim: ['M40 36C26 30 18 22 8 24C10 42 18 62 38 62Z'],
    spine: 'fins',
    breath: 'wave',
  },
  copper: {
    body: '#b85a34',
    dark: '#5e2512',
    light: '#e89a6d',
    belly: '#eec6a0',
    horn: '#cfa77c',
    eye: '#54d6c8',
    sky: ['#40221a', '#d88a5a'],
    ground: '#6a3a25',
    horns: ['M44 30C30 28 20 20 18 8C28 16 38 18 50 22Z', 'M42 40C28 42 16 36 10 26C20 34 32 34 42 34Z'],
    trim: ['M60 66L62 78L70 66Z', 'M52 64L50 76L60 67Z'],
    spine: 'none',
    breath: 'stone',
  },
  gold: {
    body: '#e2b23a',
    dark: '#855b0c',
    light: '#fff0a8',
    belly: '#fff3c6',
    horn: '#fff6d8',
    eye: '#c23a2b',
    sky: ['#6b2b16', '#ffcf66'],
    ground: '#b8792a',
    horns: [SWEPT, 'M50 24C42 8 32 0 18 -2C28 6 36 16 42 28Z', LOWER],
    trim: [
      'M84 56C92 66 88 78 96 84C82 84 80 68 78 60Z',
      'M74 62C78 74 70 82 74 92C62 84 64 72 66 64Z',
      'M38 46C26 46 20 52 10 50C18 60 28 62 38 58Z',
    ],
    spine: 'fins',
    breath: 'sun',
  },
  bahamut: {
    body: '#e6ecf3',
    dark: '#66758f',
    light: '#ffffff',
    belly: '#ffe9ae',
    horn: '#f0cf77',
    eye: '#2aa0e0',
    sky: ['#2f5fa8', '#fff0c0'],
    ground: '#e7d9a8',
    horns: [SWEPT, LOWER, 'M52 22C46 6 34 -4 20 -8C30 2 38 14 44 26Z', 'M58 22C56 8 50 -4 42 -10C46 2 48 14 50 24Z'],
    trim: ['M40 40C26 30 16 34 6 28C10 44 20 60 38 60Z', 'M60 66L58 86L68 68Z', 'M70 66L72 80L78 65Z'],
    spine: 'fins',
    breath: 'sun',
  },
  dracolich: {
    body: '#d9d2b8',
    dark: '#4a4636',
    light: '#fffbe6',
    belly: '#8d8667',
    horn: '#b5ab85',
    eye: '#5cff8a',
    sky: ['#0b1a14', '#2f6a4a'],
    ground: '#14241c',
    horns: [SWEPT, LOWER],
    trim: [],
    spine: 'thorns',
    breath: 'mist',
  },
};

/** A breed by name; one that nobody knows looks like the red one. */
export function breedOf(power: string): Breed {
  return BREEDS[power] ?? (BREEDS.red as Breed);
}
