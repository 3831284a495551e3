// Points: places in a drawing, written as SVG writes them.

/** The numbers of each of `x,y x,y …`; more than two where more is said of a place. */
export function points(written: string): number[][] {
  return written.split(' ').map((each) => each.split(',').map(Number));
}
