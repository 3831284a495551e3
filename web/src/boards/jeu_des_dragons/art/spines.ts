// What stands along the back of a neck.

type Point = readonly [number, number];

/** Points of the neck's back edge, from shoulder to skull. */
const BACK: readonly Point[] = [
  [8, 98],
  [8, 90],
  [9, 82],
  [11, 74],
  [14, 66],
  [18, 58],
  [23, 50],
  [29, 43],
  [35, 37],
];

/** The paths of so many spines, the uppermost ones first. */
export function spines(kind: 'thorns' | 'fins' | 'plates' | 'none', count: number): string[] {
  if (kind === 'none') return [];
  const reach = { thorns: 11, fins: 14, plates: 8 }[kind];
  const found: string[] = [];
  for (let at = BACK.length - 2; at >= 0 && found.length < count; at--) {
    const from = BACK[at] ?? [0, 0];
    const to = BACK[at + 1] ?? [0, 0];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(dy / length) * reach, (-dx / length) * reach];
    const tip = kind === 'plates' ? 0.5 : 0;
    const [tx, ty] = [from[0] + dx * tip + nx, from[1] + dy * tip + ny];
    found.push(
      kind === 'fins'
        ? `M${from[0]} ${from[1]}Q${(from[0] + tx) / 2 - 2} ${(from[1] + ty) / 2} ${tx} ${ty}L${to[0]} ${to[1]}Z`
        : `M${from[0] - dx * 0.2} ${from[1] - dy * 0.2}L${tx} ${ty}L${to[0]} ${to[1]}Z`,
    );
  }
  return found;
}
