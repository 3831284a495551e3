import { expect, it } from 'vitest';
import { encode } from './encode';

function text(code: boolean[][] | null): string[] {
  return (code ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
}

it('grows with the text and refuses what no code of its size can hold', () => {
  expect(encode('draco')?.length).toBe(21);
  expect(encode('x'.repeat(100))?.length).toBe(41);
  expect(encode('x'.repeat(213))?.length).toBe(57);
  expect(encode('x'.repeat(214))).toBeNull();
});

it('has the three great signs and the timing lines', () => {
  const rows = text(encode('http://127.0.0.1:8000/table/abc#xyz'));
  const last = rows.length - 1;
  expect(rows[0]?.slice(0, 8)).toBe('#######.');
  expect(rows[0]?.slice(-8)).toBe('.#######');
  expect(rows[last]?.slice(0, 8)).toBe('#######.');
  expect(rows[6]?.slice(8, 13)).toBe('#.#.#');
});
