// What is drawn inside a card, a tile or a coin is most of the nodes of a board, and nothing to whoever clicks on it: in the
// tests of tests/staged.js it is left out. Drawings are looked at in the tests of details, galleries and first pages.
import { vi } from 'vitest';

vi.mock('../src/boards/dragons_du_mekong/art/CardPicture.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/dragons_du_mekong/art/Islet.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/dragons_du_mekong/art/Village.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/dragons_du_mekong/art/Water.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/drakon/TileFace.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/drakon/art/Coin.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/drakon/art/Pawn.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/drakon/art/TileBack.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/jeu_des_dragons/Card.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/jeu_des_dragons/CardBack.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/or_des_dragons/art/Adventurer.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/or_des_dragons/art/Dragon.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/or_des_dragons/art/Magic.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/or_des_dragons/art/Token.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/pierres_du_dragon/Picture.svelte', () => import('./Nothing.svelte'));
vi.mock('../src/boards/pierres_du_dragon/art/Coin.svelte', () => import('./Nothing.svelte'));
