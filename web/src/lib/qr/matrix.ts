// The square of a QR code: its fixed signs, its data in zigzag, its mask.

export type Matrix = boolean[][];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A square under construction: `fixed` tells signs from data. */
class Square {
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly size: number) {
    this.dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    this.fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  }

  set(x: number, y: number, dark: boolean): void {
    const row = this.dark[y];
    const fixed = this.fixed[y];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  finder(cx: number, cy: number): void {
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  }

  alignment(cx: number, cy: number): void {
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) this.set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
  }
}

/** Where the small squares lie, for versions up to 10. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = version * 4 + 10;
  return version < 7 ? [6, last] : [6, (6 + last) / 2, last];
}

function signs(version: number): Square {
  const square = new Square(version * 4 + 17);
  const { size } = square;
  for (let at = 0; at < size; at++) {
    square.set(6, at, at % 2 === 0);
    square.set(at, 6, at % 2 === 0);
  }
  square.finder(3, 3);
  square.finder(size - 4, 3);
  square.finder(3, size - 4);
  const places = alignments(version);
  const far = places.at(-1);
  for (const x of places)
    for (const y of places) {
      const corner = (x === 6 && y === 6) || (x === 6 && y === far) || (x === far && y === 6);
      if (!corner) square.alignment(x, y);
    }
  if (version >= 7) versionSign(square, version);
  formatSign(square, 0);
  return square;
}

function versionSign(square: Square, version: number): void {
  let rest = version;
  for (let at = 0; at < 12; at++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const [long, short] = [square.size - 11 + (at % 3), Math.floor(at / 3)];
    const dark = ((bits >>> at) & 1) === 1;
    square.set(long, short, dark);
    square.set(short, long, dark);
  }
}

/** Correction level M (whose bits are 00) and the mask. */
function formatSign(square: Square, mask: number): void {
  let rest = mask;
  for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >>> at) & 1) === 1;
  const { size } = square;
  for (let at = 0; at <= 5; at++) square.set(8, at, bit(at));
  square.set(8, 7, bit(6));
  square.set(8, 8, bit(7));
  square.set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) square.set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) square.set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) square.set(8, size - 15 + at, bit(at));
  square.set(8, size - 8, true);
}

function pour(square: Square, words: readonly number[]): void {
  const { size } = square;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = square.dark[y];
        if (!row || square.fixed[y]?.[x]) continue;
        row[x] = (((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        at++;
      }
    }
  }
}

function masked(square: Square, number: number): Matrix {
  const mask = MASKS[number] ?? (() => false);
  formatSign(square, number);
  return square.dark.map((row, y) => row.map((dark, x) => (square.fixed[y]?.[x] ? dark : dark !== mask(x, y))));
}

/** How hard a square is to read: long runs, blocks, uneven ink. */
export function penalty(matrix: Matrix): number {
  const size = matrix.length;
  const columns = matrix.map((_, x) => matrix.map((row) => row[x] ?? false));
  let total = 0;
  for (const line of [...matrix, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) total += run.length - 2;
    for (const sign of ['00001011101', '10111010000'])
      for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) total += 40;
  }
  let ink = 0;
  for (const [y, row] of matrix.entries())
    for (const [x, dark] of row.entries()) {
      if (dark) ink++;
      const below = matrix[y + 1];
      if (below && x + 1 < size && row[x + 1] === dark && below[x] === dark && below[x + 1] === dark) total += 3;
    }
  return total + Math.floor(Math.abs((ink * 20) / (size * size) - 10)) * 10;
}

/** The code of these words, with the mask that reads best. */
export function draw(version: number, words: readonly number[]): Matrix {
  const square = signs(version);
  pour(square, words);
  const candidates = MASKS.map((_, number) => masked(square, number));
  return candidates.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}
