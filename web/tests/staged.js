// Tests that put something in a module's place (`vi.mock`) run in a process without the others: see vite.config.ts.
// They share their modules, too: all of them put the same in the same places, which is what tests/undrawn.ts names.
export const STAGED = [
  'src/boards/*/board.test.ts',
  'src/boards/jeu_des_dragons/{flights,orders,travel}.test.ts',
  'src/table/marks.test.ts',
];
