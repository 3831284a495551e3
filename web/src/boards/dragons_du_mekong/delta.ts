// The delta as it lies: islets, villages and planks at their exact places and sizes, in units of the board.
import { points } from '../../kit/points';
import type { DeltaView } from '../../protocol/dragons_du_mekong';

export interface Point {
  x: number;
  y: number;
}

export const ISLET = 8;
export const STONE = 5;
export const VILLAGE = 12;
export const PLANK_WIDTH = 4;
/** What is drawn around the middle of the delta, and a little shore. */
export const FRAME = { left: -112, top: -100, width: 224, height: 200 };
/** Clockwise from the top left: the order of the villages, and that of play. */
export const COLOURS = ['yellow', 'red', 'black', 'blue', 'green', 'white'] as const;
/** How far apart two supports may be for anybody to believe in a plank between them. */
const SIGHT = { stones: 60, village: 67 };

/** A point of the triangular lattice; only whole numbers decide, these are for drawing. */
function lattice(q: number, r: number): Point {
  return { x: q + r / 2, y: (r * Math.sqrt(3)) / 2 };
}

function turns(q: number, r: number, step = 1): Point[] {
  const found: [number, number][] = [[q, r]];
  for (let at = 1; at < 6; at += 1) {
    const [lastQ, lastR] = found[at - 1] ?? [0, 0];
    found.push([-lastR, lastQ + lastR]);
  }
  return found.filter((_, at) => at % step === 0).map(([a, b]) => lattice(a, b));
}

function numbered(row: string, points: Point[]): [string, Point][] {
  return points.map((point, at) => [`${row}${at + 1}`, point]);
}

export const ISLETS: ReadonlyMap<string, Point> = new Map([
  ...numbered('a', turns(-18, -65)),
  ...numbered('b', turns(13, -64)),
  ...numbered('c', turns(-28, -30)),
  ...numbered('d', turns(0, -38)),
  ...numbered('e', turns(13, -13, 2)),
]);
export const VILLAGES: ReadonlyMap<string, Point> = new Map(
  turns(0, -96).map((point, at): [string, Point] => [`v_${COLOURS[at] ?? ''}`, point]),
);

export function isVillage(place: string): boolean {
  return place.startsWith('v_');
}

/** The colour of a plank, a village or a dragon card. */
export function colourOf(id: string): string {
  return isVillage(id) ? id.slice(2) : id.startsWith('dragon_') ? id.slice(7) : id.slice(0, -2);
}

export function numberOf(plank: string): number {
  return Number(plank.slice(-1));
}

export function lengthOf(plank: string): number {
  return 6 * numberOf(plank) + 9;
}

/** An islet or a village. */
export function spot(id: string): Point {
  return ISLETS.get(id) ?? VILLAGES.get(id) ?? { x: 0, y: 0 };
}

export interface Lie extends Point {
  /** In degrees. */
  turn: number;
}

/** How a plank lies between two supports: centred over the open water between their rims. */
export function lieOf(a: string, b: string): Lie {
  const [from, to] = [spot(a), spot(b)];
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [start, end] = [rim(a), rim(b)];
  const middle = (start + far - end) / 2 / far;
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return {
    x: from.x + (to.x - from.x) * middle,
    y: from.y + (to.y - from.y) * middle,
    // Numbers are read from left to right.
    turn: turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn,
  };
}

function rim(id: string): number {
  return isVillage(id) ? VILLAGE : STONE;
}

/** Where a place is: a village, or a plank on the board; null for a plank that lies nowhere. */
export function pointOf(view: Pick<DeltaView, 'planks'>, place: string): Point | null {
  if (isVillage(place)) return spot(place);
  const laid = view.planks.find(({ plank }) => plank === place);
  return laid ? lieOf(laid.a, laid.b) : null;
}

/** All pairs of supports between which anybody could imagine a plank. */
export function pairsInSight(): [string, string][] {
  const spots = [...ISLETS.keys(), ...VILLAGES.keys()];
  return spots.flatMap((a, at) =>
    spots.slice(at + 1).flatMap((b): [string, string][] => {
      if (isVillage(a)) return [];
      const far = Math.hypot(spot(a).x - spot(b).x, spot(a).y - spot(b).y);
      return far <= (isVillage(b) ? SIGHT.village : SIGHT.stones) ? [[a, b]] : [];
    }),
  );
}

/** Where the rack of a village lies on its shore: the place of its upper left corner. */
export const SHORES: ReadonlyMap<string, Point> = new Map(
  points('-110,-97 64,-97 64,17 64,64 -110,64 -110,-50').map(([x = 0, y = 0], at) => [COLOURS[at] ?? '', { x, y }]),
);
/** From one plank of a rack to the next. */
export const RACK_STEP = 5.4;
