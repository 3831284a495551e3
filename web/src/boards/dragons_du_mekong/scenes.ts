// Scenes: what the river shows between one view and the next, by comparing them; the events say how it came about.
import type { DeltaView, GameEvent } from '../../protocol/dragons_du_mekong';
import { lieOf, pointOf, spot, type Lie, type Point } from './delta';

/** How a pawn came to where it is. */
export interface Walk {
  seat: number;
  way: Point[];
  manner: 'walk' | 'jump' | 'fall';
}

/** A plank that did not reach. */
export interface Tip {
  plank: string;
  lie: Lie;
}

/** The pawns that have moved; a way the events do not tell is a straight one. */
export function walks(before: DeltaView, after: DeltaView, events: readonly GameEvent[]): Walk[] {
  return after.contestants.flatMap((now): Walk[] => {
    const was = before.contestants.find(({ seat }) => seat === now.seat);
    const told = [...events].reverse().find((event) => moves(event, now.seat));
    const from = was?.pawn ? (pointOf(before, was.pawn) ?? pointOf(after, was.pawn)) : null;
    const to = now.pawn ? pointOf(after, now.pawn) : null;
    if (!from || !to) return [];
    if (told?.type === 'pawn-returned') {
      const turn = pointOf(after, told.turn);
      return turn ? [{ seat: now.seat, way: [from, turn, to], manner: 'walk' }] : [];
    }
    if (was?.pawn === now.pawn) return [];
    if (told?.type === 'pawn-fell') return [{ seat: now.seat, way: [from, to], manner: 'fall' }];
    if (told?.type === 'pawn-jumped') return [{ seat: now.seat, way: [from, to], manner: 'jump' }];
    const between = told?.type === 'pawn-walked' ? told.way.slice(0, -1) : [];
    const stops = between.flatMap((place) => pointOf(after, place) ?? []);
    return [{ seat: now.seat, way: [from, ...stops, to], manner: 'walk' }];
  });
}

function moves(event: GameEvent, seat: number): boolean {
  return event.type.startsWith('pawn-') && 'seat' in event && event.seat === seat;
}

/** The planks that fell into the water, each over the gap it was meant for. */
export function tips(events: readonly GameEvent[]): Tip[] {
  return events.flatMap((event) =>
    event.type === 'plank-too-short' ? [{ plank: event.plank, lie: lieOf(event.a, event.b) }] : [],
  );
}

/** Frames of a pawn on its way: from stop to stop, over a rival in a bow, or under water and home. */
export function frames({ way, manner }: Walk): Keyframe[] {
  const at = ({ x, y }: Point, scale = 1): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const [from = spot(''), to = spot('')] = [way[0], way.at(-1)];
  if (manner === 'walk') return way.map((point) => ({ transform: at(point) }));
  if (manner === 'jump') {
    const high = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 18 };
    return [{ transform: at(from) }, { transform: at(high, 1.4) }, { transform: at(to) }];
  }
  const sunk = { x: from.x, y: from.y + 4 };
  return [
    { transform: at(from), opacity: 1 },
    { transform: at({ x: from.x + 2, y: from.y - 5 }, 1.1), opacity: 1 },
    { transform: at(sunk, 0.2), opacity: 0 },
    { transform: at(to, 0.2), opacity: 0 },
    { transform: at(to), opacity: 1 },
  ];
}

/** Pawns that share a village stand side by side. */
export function beside(at: number, count: number): Point {
  if (count < 2) return { x: 0, y: 0 };
  const angle = (2 * Math.PI * at) / count - Math.PI / 2;
  return { x: 6.5 * Math.cos(angle), y: 5 * Math.sin(angle) };
}
