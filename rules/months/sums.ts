/**
 * The sums of a month in minor units, each by its own day: payments by the day on which they arose, and what of them
 * was canceled, or given back for a voucher, by the day of that; money by the day of its entry, by method, with the
 * rounding of cash apart; the cash books by their entries; invoices and credit notes by their days of issue.
 */
export const noSums = {
  charged: 0,
  canceled: 0,
  cash: 0,
  card: 0,
  transfer: 0,
  voucher: 0,
  rounding: 0,
  cashIn: 0,
  cashOut: 0,
  invoiced: 0,
  credited: 0,
};
export type MonthSums = typeof noSums;
export type MonthSum = keyof MonthSums;
export const monthSums = Object.keys(noSums) as MonthSum[];
