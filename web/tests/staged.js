// Tests that put something in a module's place (`vi.mock`) run in a process of their own: see vite.config.ts.
export const STAGED = ['src/boards/*/board.test.ts', 'src/boards/jeu_des_dragons/{flights,orders,travel}.test.ts'];
