// The lair: cells, kinds of rooms, and the ways through them that a reader wants to see drawn.
import { keyOf } from '../../kit/camera/cells';
import type { Cell, Room } from '../../protocol/drakon';
import { LIGHTS } from './art/lights';

export type Kind = keyof typeof LIGHTS;
export const KINDS = Object.keys(LIGHTS) as Kind[];

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

const STEPS: Record<Side, Cell> = {
  N: { x: 0, y: 1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: -1 },
  W: { x: -1, y: 0 },
};
const ARROWS_OF_LAYOUT: Record<string, string> = { '0': '', '1': 'N', '2s': 'NS', '2c': 'NE', '3': 'NES', '4': 'NESW' };
const STEPS_OF_WIND: Partial<Record<Kind, number>> = { wind: 2, gust: 3 };

/** The kind of room on a tile: `gold` of `gold-2c`. */
export function kindOf(tile: string): Kind {
  const [kind = ''] = tile.split('-');
  return kind in LIGHTS ? (kind as Kind) : 'empty';
}

/** The arrows of a tile that has not been turned. */
export function arrowsOf(tile: string): string {
  const layout = tile.split('-')[1] ?? (tile === 'start' ? '4' : '0');
  return ARROWS_OF_LAYOUT[layout] ?? '';
}

/** What lies on a cell, if only for now. */
export interface Lying extends Cell {
  tile: string | null;
  arrows: string;
  /** There is no room here yet. */
  free: boolean;
}

export function roomsByCell(rooms: readonly Room[]): ReadonlyMap<string, Room> {
  return new Map(rooms.map((room) => [keyOf(room), room]));
}

/** The quarter turns, clockwise, that bring one set of arrows onto another. */
export function turnsBetween(before: string, after: string): number {
  const wanted = [...after].sort().join('');
  const found = [0, 1, 2, 3].find(
    (turns) =>
      [...before]
        .map((side) => SIDES[(SIDES.indexOf(side as Side) + turns) % 4])
        .sort()
        .join('') === wanted,
  );
  return found ?? 0;
}

/** The rooms an adventurer passes from one room to another, both ends included; a wind's path is followed step by step. */
export function pathBetween(rooms: ReadonlyMap<string, Room>, from: Cell, to: Cell): Cell[] {
  const left = rooms.get(keyOf(from));
  const steps = left ? STEPS_OF_WIND[kindOf(left.tile)] : undefined;
  if (!left || !steps) return [from, to];
  const ways = [...left.arrows].map((side) => side as Side);
  const around = SIDES.filter((side) => !ways.includes(side));
  return follow(rooms, [from], ways, to, steps) ?? follow(rooms, [from], around, to, steps) ?? [from, to];
}

function follow(
  rooms: ReadonlyMap<string, Room>,
  path: Cell[],
  ways: readonly Side[],
  to: Cell,
  steps: number,
): Cell[] | null {
  const here = path[path.length - 1];
  if (!here) return null;
  for (const side of ways) {
    const next = beside(here, side);
    const room = rooms.get(keyOf(next));
    if (!room) continue;
    const longer = [...path, next];
    if (steps === 1) {
      if (keyOf(next) === keyOf(to)) return longer;
    } else {
      const found = follow(rooms, longer, waysThrough(rooms, room), to, steps - 1);
      if (found) return found;
    }
  }
  return null;
}

function waysThrough(rooms: ReadonlyMap<string, Room>, room: Room): Side[] {
  const kind = kindOf(room.tile);
  if (kind !== 'key' && kind !== 'vortex') return [...room.arrows] as Side[];
  return SIDES.filter((side, at) => !rooms.get(keyOf(beside(room, side)))?.arrows.includes(SIDES[(at + 2) % 4] ?? ''));
}

export function beside(cell: Cell, side: Side): Cell {
  return { x: cell.x + STEPS[side].x, y: cell.y + STEPS[side].y };
}
