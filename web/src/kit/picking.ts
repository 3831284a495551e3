// Picking: things that are chosen one by one, and chosen again to leave them out.

export function toggled<T>(list: readonly T[], each: T): T[] {
  return list.includes(each) ? list.filter((one) => one !== each) : [...list, each];
}
