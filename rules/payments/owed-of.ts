/** The part of a payment that is neither paid nor disallowed by an insurer, in minor units. */
export const owedOf = ({ price, paid, disallowed }: { price: number; paid: number; disallowed: number }): number =>
  price - paid - disallowed;
