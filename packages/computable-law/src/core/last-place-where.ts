/** The last place of an ordered list where `holds`, which holds up to some place and not beyond it; -1 where it never does. */
export function lastPlaceWhere<T>(ordered: readonly T[], holds: (item: T) => boolean): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(ordered[middle] as T)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
