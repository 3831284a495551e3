// QR codes for links: bytes, correction level M, versions 1 to 10.
import { correction } from './field';
import { draw, type Matrix } from './matrix';

/** By version: correction words per block, then blocks as [how many, data words in each]. */
const BLOCKS: [number, [number, number][]][] = [
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
  ],
];

/** The square of a text, true where it is dark; null for a text that is too long. */
export function encode(text: string): Matrix | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (const [at, [extra, groups]] of BLOCKS.entries()) {
    const version = at + 1;
    const room = groups.reduce((sum, [count, length]) => sum + count * length, 0);
    const head = version < 10 ? 12 : 20;
    if (head + bytes.length * 8 <= room * 8)
      return draw(version, interleaved(words(bytes, version, room), extra, groups));
  }
  return null;
}

function words(bytes: number[], version: number, room: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const found: number[] = [];
  for (let at = 0; at < bits.length; at += 8) found.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; found.length < room; pad ^= 0xec ^ 0x11) found.push(pad);
  return found;
}

function interleaved(data: number[], extra: number, groups: [number, number][]): number[] {
  const blocks: number[][] = [];
  let from = 0;
  for (const [count, length] of groups)
    for (let at = 0; at < count; at++) {
      blocks.push(data.slice(from, from + length));
      from += length;
    }
  const repairs = blocks.map((block) => correction(block, extra));
  return [...woven(blocks), ...woven(repairs)];
}

function woven(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  const found: number[] = [];
  for (let at = 0; at < longest; at++) for (const block of blocks) if (at < block.length) found.push(block[at] ?? 0);
  return found;
}
