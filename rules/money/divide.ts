/**
 * Divides an amount by weights, to the last minor unit: each part is rounded down, and the units that are left go to those
 * that lost the most by it, earlier ones first. Weights that are all zero count as equal. A part is never more than its
 * weight where the amount is not more than all of them.
 */
export function divide(amount: number, weights: readonly number[]): number[] {
  const shares = (weights.some((weight) => weight > 0) ? weights : weights.map(() => 1)).map(BigInt);
  const total = shares.reduce((sum, share) => sum + share, 0n);
  const parts = shares.map((share, at) => {
    const exact = BigInt(amount) * share;
    return { at, part: exact / total, lost: exact % total };
  });
  let left = BigInt(amount) - parts.reduce((sum, { part }) => sum + part, 0n);
  for (const one of parts.toSorted((a, b) => (a.lost === b.lost ? a.at - b.at : a.lost < b.lost ? 1 : -1))) {
    if (left === 0n) break;
    one.part += 1n;
    left -= 1n;
  }
  return parts.map(({ part }) => Number(part));
}
