// Blazons: colours and a field for a name, always the same for the same letters.

const GROUNDS = ['#8f2536', '#234f96', '#1d6a45', '#673585', '#9c5f14', '#176c73', '#3b3944', '#7a4a2a'];
const CHARGES = ['#f3e5c3', '#e0b652', '#c6d6ee', '#2a1a10'];
const FIELDS = [
  'M4 4h16v36C12 37 4 31 4 21z',
  'M4 4h32v14H4z',
  'M4 4l32 26c-3 5-9 8-16 11C12 37 4 31 4 21z',
  'M14 4h12v34l-6 3-6-3z',
  'M4 16h32v10c-1 2-2 4-3 5H7c-2-3-3-6-3-10z',
  'M4 30L20 12l15 18c-3 5-8 8-15 11-7-3-13-6-16-11z',
];

export interface Blazon {
  ground: string;
  charge: string;
  field: string;
  letter: string;
}

/** The first letter of each name, and of names that begin alike the first one more that tells them apart. */
export function initials(names: readonly string[]): string[] {
  return names.map((name) => {
    const letters = [...name.trim()];
    const first = (letters[0] ?? '?').toUpperCase();
    const alike = names.filter((other) => other !== name && other.trim().toUpperCase().startsWith(first));
    const at = letters.findIndex(
      (_, place) => place > 0 && alike.every((other) => [...other.trim()][place] !== letters[place]),
    );
    return alike.length && at > 0 ? `${first}${letters[at]?.toLowerCase()}` : first;
  });
}

export function blazon(name: string): Blazon {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  number = Math.imul(number, 2_654_435_761) >>> 0;
  number = (number ^ (number >>> 15)) >>> 0;
  const pick = (list: string[], by: number): string => list[Math.floor(number / by) % list.length] ?? '';
  const letter = ([...name.trim()][0] ?? '?').toUpperCase();
  return { ground: pick(GROUNDS, 1), charge: pick(CHARGES, 8), field: pick(FIELDS, 32), letter };
}
