// Whatever the product says is written in letters it brings along: none is left to the fonts of a system.
import { Blob, Face } from 'harfbuzzjs';
import { readdirSync, readFileSync } from 'node:fs';
import subset from 'subset-font';
import { expect, it } from 'vitest';
import { SIGNS, WRITTEN } from './fonts';

const FOLDERS = ['texts', 'src', '../src/dracotheque', '../docs/rules'];
/** A narrow space is made of the ordinary one by whatever sets the words. */
const SHAPED = '\u202f\n\r\t\u0000';

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf-8' }).map((path) => `${folder}/${path}`),
).filter((path) => /\.(?:ftl|md|svelte|ts)$/.test(path) && !/\.test\.ts$|\/(?:cli|analysis)\//.test(path));
const said = new Set(files.flatMap((path) => [...readFileSync(path, 'utf-8')]));
for (const letter of SHAPED) said.delete(letter);

/** The characters of a font of npm, as it comes. */
async function letters(path: string): Promise<Set<string>> {
  const plain = await subset(readFileSync(`node_modules/${path}`), WRITTEN + SIGNS, { targetFormat: 'truetype' });
  return new Set([...new Face(new Blob(plain)).collectUnicodes()].map((code) => String.fromCodePoint(code)));
}

it('finds what is said', () => {
  expect([...'éœ«…×→'].filter((letter) => !said.has(letter))).toEqual([]);
});

it.each([
  '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
  '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
  '@fontsource/almendra/files/almendra-latin-700-normal.woff2',
])('%s and the signs write everything', async (path) => {
  const ours = await letters(path);
  const signs = await letters('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2');
  const cut = new Set(WRITTEN + SIGNS);
  expect([...SIGNS].filter((sign) => !signs.has(sign))).toEqual([]);
  expect([...said].filter((letter) => !cut.has(letter))).toEqual([]);
  expect([...said].filter((letter) => !ours.has(letter) && !SIGNS.includes(letter))).toEqual([]);
});

it('sends Almendra as it came, for its name is reserved', () => {
  expect(readFileSync('src/theme/fonts.css', 'utf-8')).toContain('@fontsource/almendra/files/');
});
