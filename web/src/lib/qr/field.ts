// The arithmetic of QR codes: the field of 256 elements, and Reed–Solomon correction words.

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
let power = 1;
for (let at = 0; at < 255; at++) {
  EXP[at] = power;
  LOG[power] = at;
  power = (power << 1) ^ (power & 0x80 ? 0x11d : 0);
}
for (let at = 255; at < 512; at++) EXP[at] = EXP[at - 255] ?? 0;

function times(left: number, right: number): number {
  return left && right ? (EXP[(LOG[left] ?? 0) + (LOG[right] ?? 0)] ?? 0) : 0;
}

/** The coefficients of the generator, without the leading one. */
function generator(degree: number): number[] {
  let poly = [1];
  for (let at = 0; at < degree; at++) {
    const next = new Array<number>(poly.length + 1).fill(0);
    for (const [place, factor] of poly.entries()) {
      next[place] = (next[place] ?? 0) ^ factor;
      next[place + 1] = (next[place + 1] ?? 0) ^ times(factor, EXP[at] ?? 0);
    }
    poly = next;
  }
  return poly.slice(1);
}

/** The words that let a reader repair `data`. */
export function correction(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = new Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [at, each] of divisor.entries()) rest[at] = (rest[at] ?? 0) ^ times(each, factor);
  }
  return rest;
}
