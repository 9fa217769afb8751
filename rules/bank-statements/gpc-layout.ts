/** Fields of a record in their order, with their lengths in characters. */
type Layout = Record<string, number>;

/** Record 074: the head of a statement. Balances are in hellers, days `DDMMRR`. */
export const HEAD = {
  type: 3,
  account: 16,
  name: 20,
  openingDay: 6,
  openingBalance: 14,
  openingSign: 1,
  closingBalance: 14,
  closingSign: 1,
  debits: 14,
  debitsSign: 1,
  credits: 14,
  creditsSign: 1,
  number: 3,
  closingDay: 6,
} satisfies Layout;

/**
 * Record 075: a movement. `bankCode` is of the counter-account and is written into the field of the constant symbol;
 * `currency` is a numeric code of ISO 4217, or with some banks another code.
 */
export const ITEM = {
  type: 3,
  account: 16,
  counterAccount: 16,
  document: 13,
  amount: 12,
  code: 1,
  variableSymbol: 10,
  filler: 2,
  bankCode: 4,
  constantSymbol: 4,
  specificSymbol: 10,
  valueDay: 6,
  name: 20,
  change: 1,
  zero: 1,
  currency: 3,
  bookingDay: 6,
} satisfies Layout;

/** Records 078 and 079: the message of the movement before. */
export const MESSAGE = { type: 3, first: 35, second: 35 } satisfies Layout;

/** The fields of a line without the spaces around them; those beyond its end are empty. */
export function cutFields<Field extends string>(line: string, layout: Record<Field, number>): Record<Field, string> {
  let at = 0;
  const fields = Object.entries<number>(layout).map(([field, length]) => {
    at += length;
    return [field, line.slice(at - length, at).trim()];
  });
  return Object.fromEntries(fields) as Record<Field, string>;
}
