export type Random = ReturnType<typeof randomFrom>;

/** Chance that repeats itself (mulberry32): the same seed gives the same numbers on every machine. */
export function randomFrom(seed: number) {
  let state = seed;
  /** 0 to 1, without 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const hex = (digits: number) =>
    between(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, "0");
  return {
    chance: (share: number) => next() < share,
    /** A whole number; both ends are possible. */
    between,
    pick: <T>(list: readonly [T, ...T[]]): T => list[between(0, list.length - 1)] ?? list[0],
    /** The place in a list of weights, the heavier the likelier. */
    heavy(weights: readonly number[]): number {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      return Math.max(
        0,
        weights.findIndex((weight) => (rest -= weight) < 0),
      );
    },
    /** A version 4 uuid. */
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${"89ab"[between(0, 3)]}${hex(3)}-${hex(6)}${hex(6)}`,
  };
}

/** Reads `Novák 34, Svoboda 25`: words with their weights (1 by default); answers a function that draws one. */
export function drawer(text: string): (random: Random) => string {
  const words: string[] = [];
  const weights: number[] = [];
  for (const entry of text.split(",")) {
    const typed = entry.trim();
    const weight = /(?<=\s)\d+$/.exec(typed)?.[0] ?? "";
    words.push(typed.slice(0, typed.length - weight.length).trim());
    weights.push(Number(weight || "1"));
  }
  return (random) => words[random.heavy(weights)] ?? "";
}
