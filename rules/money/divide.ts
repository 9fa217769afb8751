/** A quotient rounded down, and what it lost by that, in parts of the divisor. */
export type RoundedDown = { whole: bigint; lost: bigint };

export function roundDown(exact: bigint, divisor: bigint): RoundedDown {
  const lost = ((exact % divisor) + divisor) % divisor;
  return { whole: (exact - lost) / divisor, lost };
}

/** Parts that add up to a total: units that are left of it go to those that lost the most, earlier ones first. */
export function addUpTo(total: bigint, parts: readonly RoundedDown[]): bigint[] {
  const whole = parts.map((part) => part.whole);
  let left = total - whole.reduce((sum, part) => sum + part, 0n);
  const byLoss = [...parts.entries()].toSorted(([a, one], [b, other]) => Number(other.lost - one.lost) || a - b);
  for (const [at] of byLoss) {
    if (left <= 0n) break;
    whole[at]! += 1n;
    left -= 1n;
  }
  return whole;
}

/**
 * Divides an amount by weights, to the last minor unit (`addUpTo`); equally where they add up to zero. A part is never
 * more than its weight where no weight is negative and the amount is not more than all of them.
 */
export function divide(amount: number, weights: readonly number[]): number[] {
  const sumOf = (shares: readonly bigint[]) => shares.reduce((sum, share) => sum + share, 0n);
  const given = weights.map(BigInt);
  const shares = sumOf(given) === 0n ? given.map(() => 1n) : given;
  const exact = shares.map((share) => roundDown(BigInt(amount) * share, sumOf(shares)));
  return addUpTo(BigInt(amount), exact).map(Number);
}
