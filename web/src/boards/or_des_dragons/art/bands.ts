// The six bands: cloth, its shadow, and a sign for those who do not see the colour.

export interface Band {
  cloth: string;
  dark: string;
  sign: string;
}

const BANDS: Record<string, Band> = {
  green: { cloth: '#3f9a4f', dark: '#173d20', sign: 'M12 5c5 3 5 9 0 13c-5-4-5-10 0-13z' },
  red: { cloth: '#c93a35', dark: '#4d1012', sign: 'M12 4c1 4 5 5 4 10c-1 4-7 4-8 0c0-3 2-3 2-5c2 1 2-2 2-5z' },
  blue: { cloth: '#3f7fd0', dark: '#12305c', sign: 'M12 4l5 8a5 5 0 1 1-10 0z' },
  yellow: { cloth: '#d9a92a', dark: '#594009', sign: 'M12 4l2 5 5 0-4 4 2 5-5-3-5 3 2-5-4-4h5z' },
  violet: { cloth: '#8d55c4', dark: '#321550', sign: 'M14 4a7 7 0 1 0 0 14a8 8 0 0 1 0-14z' },
  grey: { cloth: '#8a8f94', dark: '#2b2f33', sign: 'M4 17l5-9 3 4 2-3 6 8z' },
};

export const COLOURS = Object.keys(BANDS);

export function bandOf(colour = 'grey'): Band {
  return BANDS[colour] ?? (BANDS.grey as Band);
}
