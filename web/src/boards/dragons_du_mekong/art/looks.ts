// The six colours of the delta, each with its sign: a colour never travels alone.

export interface Look {
  fill: string;
  light: string;
  dark: string;
  /** What can be read on the fill. */
  ink: string;
  /** The sign, drawn around 0,0 with a radius of 10. */
  sign: string;
}

const PLAIN: Look = { fill: '#9a7a4a', light: '#c9a870', dark: '#4a3418', ink: '#2a1a0a', sign: '' };

const LOOKS: Readonly<Record<string, Look>> = {
  // The sun
  yellow: {
    fill: '#e8b83a',
    light: '#ffe79a',
    dark: '#7a5406',
    ink: '#3a2600',
    sign: 'M0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM-1-10h2l.6 3h-3.200zM-1 10h2l.6-3h-3.200zM-10-1v2l3 .6v-3.200zM10-1v2l-3 .6v-3.200zM-7.800-6.400l1.400-1.400 2.600 1.700-2.300 2.300zM7.800-6.400l-1.400-1.400-2.600 1.700 2.300 2.300zM-7.800 6.400l1.400 1.400 2.600-1.700-2.300-2.300zM7.800 6.400l-1.400 1.400-2.600-1.700 2.300-2.300z',
  },
  // The lotus
  red: {
    fill: '#c23a30',
    light: '#f59a86',
    dark: '#5c0f12',
    ink: '#fff1e6',
    sign: 'M0-9c4 4 4 9 0 13c-4-4-4-9 0-13zM-9-4c5 0 8 4 8 9c-6 1-9-3-8-9zM9-4c-5 0-8 4-8 9c6 1 9-3 8-9zM-8 7h16l-3 2.500h-10z',
  },
  // The crescent
  black: {
    fill: '#34333f',
    light: '#85849a',
    dark: '#0d0c14',
    ink: '#f3ecda',
    sign: 'M3-9.500a9.500 9.500 0 1 0 6.500 12.500a7.500 7.500 0 1 1-6.500-12.500z',
  },
  // The wave
  blue: {
    fill: '#2f6fc4',
    light: '#9cc8ff',
    dark: '#0d2c5e',
    ink: '#f2f8ff',
    sign: 'M-10-2c3-6 9-7 11-1c1 3-3 4-3 1c-3 4 3 7 6 3c2-3 4-3 6-2c-1 5-5 9-10 9c-6 0-10-4-10-10zM-9 8h18v1.800h-18z',
  },
  // The bamboo leaf
  green: {
    fill: '#3f9a4c',
    light: '#a6e3a0',
    dark: '#123f1c',
    ink: '#f2ffe9',
    sign: 'M-1 10v-7c-6-1-9-5-9-11c6 1 9 4 10 8c1-5 4-9 10-10c0 7-3 11-8 12v8z',
  },
  // The pearl
  white: {
    fill: '#f1e9d6',
    light: '#ffffff',
    dark: '#8a7a5a',
    ink: '#3a2f1c',
    sign: 'M0-9.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 1 1 0-19zM0-6a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM-2.500-3.500a3 3 0 1 1 0 4.500a3 3 0 0 1 0-4.500z',
  },
};

export function lookOf(colour: string): Look {
  return LOOKS[colour] ?? PLAIN;
}
