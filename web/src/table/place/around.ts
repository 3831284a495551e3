// Around the table: the viewer sits at the bottom, the others follow clockwise.

/** Everybody but the viewer, beginning with the left neighbour; all of them for somebody who only looks on. */
export function othersAround<P>(places: readonly P[], seat: number | null): P[] {
  return seat === null ? [...places] : [...places.slice(seat + 1), ...places.slice(0, seat)];
}
