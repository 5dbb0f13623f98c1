/** The same draws for the same seed (mulberry32), so that two runs compare. */
export interface SeededRandom {
  /** From 0, below 1. */
  fraction(): number;
  /** 0 to `below - 1`. */
  integer(below: number): number;
  pick<T>(list: readonly T[]): T;
  /** `count` different ones, or all where there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
  /** All of them in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (below: number) => Math.floor(next() * below);
  return {
    fraction: next,
    integer,
    pick: (list) => list[integer(list.length)]!,
    sample(list, count) {
      const left = [...list];
      const chosen: typeof left = [];
      while (chosen.length < count && left.length > 0) chosen.push(left.splice(integer(left.length), 1)[0]!);
      return chosen;
    },
    shuffled(list) {
      const moved = [...list];
      for (let place = moved.length - 1; place > 0; place--) {
        const other = integer(place + 1);
        [moved[place], moved[other]] = [moved[other]!, moved[place]!];
      }
      return moved;
    },
  };
}
