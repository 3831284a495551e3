// Picking: things that are chosen one by one, chosen again to leave them out, or wanted more than others.

export function toggled<T>(list: readonly T[], each: T): T[] {
  return list.includes(each) ? list.filter((one) => one !== each) : [...list, each];
}

/** What is wanted more: one place further up. */
export function raised<T>(list: readonly T[], at: number): T[] {
  const [each] = list.slice(at);
  return each === undefined ? [...list] : list.toSpliced(at, 1).toSpliced(Math.max(0, at - 1), 0, each);
}
