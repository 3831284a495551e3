// What lies in one file: nothing that a page would fetch in vain because another kind of page needs it.
import { expect, it } from 'vitest';
import { groups, type Graph } from './grouped';

const page = (name: string): string => `/web/src/pages/${name}.svelte`;
const board = (game: string, part: string): string => `/web/src/boards/${game}/${part}`;
const GAMES = ['drakon', 'mekong'];
const MAIN = '/web/src/main.ts';
const ABOVE = '/web/src/frame/above.ts';

/** Modules by name: what each imports, and what it fetches when it is wanted. */
const WEB: Record<string, [now: string[], later?: string[]]> = {
  [MAIN]: [['runtime'], [page('Shelf'), page('Table'), page('Learn'), page('Me'), page('Admin'), ABOVE]],
  runtime: [[]],
  [ABOVE]: [['kept']],
  [page('Shelf')]: [
    ['button', 'row'],
    [board('drakon', 'Box.svelte'), board('mekong', 'Box.svelte')],
  ],
  [page('Table')]: [
    ['button', 'dialog', 'clock', 'chairs'],
    [board('drakon', 'Board.svelte'), board('drakon', 'cues.ts'), board('mekong', 'Board.svelte')],
  ],
  [page('Learn')]: [['button', 'clock']],
  [page('Me')]: [['dialog', 'row', 'form', 'kept']],
  [page('Admin')]: [['form']],
  [board('drakon', 'Board.svelte')]: [['clock', 'coin', 'tile', 'pawn']],
  [board('drakon', 'cues.ts')]: [[]],
  [board('drakon', 'Box.svelte')]: [['tile']],
  [board('mekong', 'Board.svelte')]: [['coin']],
  [board('mekong', 'Box.svelte')]: [[]],
};
const graph: Graph = (id) => {
  const [importedIds, dynamicallyImportedIds = []] = WEB[id] ?? [[]];
  return { importedIds, dynamicallyImportedIds };
};
const files = groups(graph, MAIN);

it('puts together what the same kinds of page need', () => {
  expect(files.get('runtime'), 'before the first page').toBe('app');
  expect(files.get('button'), 'on the shelf and at a table').toBe('app');
  expect(files.get('dialog')).toBe('Table-page');
  expect(files.get('clock'), 'at a table, in a lesson, and on a board').toBe('Table-seen-boards');
  expect(files.get('form'), 'on pages without a board').toBe('page');
  expect(files.get('kept'), 'above every page, and on one of them').toBe('Shelf-page');
});

it('puts a game into one file, but for what its lid shows and what other games show too', () => {
  expect(files.get(board('drakon', 'Board.svelte'))).toBe('drakon');
  expect(files.get(board('drakon', 'cues.ts'))).toBe('drakon');
  expect(files.get('pawn')).toBe('drakon');
  expect(files.get('coin')).toBe('boards');
  expect(files.get('tile'), 'the shelf fetches no board for it').toBe('drakon-lid');
});

it('leaves with a page what no other needs', () => {
  for (const id of [MAIN, 'chairs', page('Table'), board('drakon', 'Box.svelte')])
    expect(files.has(id), id).toBe(false);
});

it('makes no circle: whatever a file needs serves at least the same pages', () => {
  const pages = (id: string): string[] =>
    files
      .get(id)
      ?.split('-')
      .filter((kind) => !GAMES.includes(kind)) ?? [];
  const isLater = (id: string): boolean => files.get(id) !== 'app';
  for (const [id, [now]] of Object.entries(WEB))
    for (const next of now.filter(isLater)) expect(pages(next), next).toEqual(expect.arrayContaining(pages(id)));
});
