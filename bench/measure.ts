/** Sorted numbers: the one that a share of them does not exceed. */
export const quantile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? NaN;

/**
 * Milliseconds of processor time, all threads of this process together, of one call: the median of alternating rounds.
 */
export async function cpuOf<Name extends string>(
  calls: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(calls) as Name[];
  const rounds = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const name of names) {
      const before = process.cpuUsage();
      for (let call = 0; call < CALLS; call++) await calls[name]();
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) rounds[name].push((user + system) / 1000 / CALLS);
    }
  return Object.fromEntries(names.map((name) => [name, quantile(rounds[name], 0.5)])) as Record<Name, number>;
}

const WARM_UP = 3;
const ROUNDS = 9;
const CALLS = 20;

/** Milliseconds of each input in each of the calls, in alternation. */
export async function timesOf<Name extends string, Input>(
  calls: Record<Name, (input: Input) => Promise<unknown>>,
  inputs: readonly Input[],
): Promise<Record<Name, number[]>> {
  const names = Object.keys(calls) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const input of inputs)
      for (const name of names) {
        const started = performance.now();
        await calls[name](input);
        if (round >= 0) times[name].push(performance.now() - started);
      }
  return times;
}
