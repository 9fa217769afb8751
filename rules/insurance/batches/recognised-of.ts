/** The part of a batch that its insurer recognises: its price without the disallowances that were not taken back. */
export const recognisedOf = (
  price: number,
  disallowances: readonly { amount: number; takenBackAt: unknown }[],
): number =>
  disallowances.reduce((left, { amount, takenBackAt }) => (takenBackAt === null ? left - amount : left), price);
