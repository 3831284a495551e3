// Tests that put something in a module's place (`vi.mock`) run in a process without the others: see vite.config.ts.
// They share their modules, too: all tests of one board put the same in the same places.
export const STAGED = ['src/boards/*/board.test.ts', 'src/boards/jeu_des_dragons/{flights,orders,travel}.test.ts'];
