/** The sum of digits by their weights, for a check digit. */
export const weigh = (digits: string, weights: number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);
