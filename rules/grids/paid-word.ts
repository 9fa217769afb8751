import type { GridValues } from "./column.ts";

/** The word for how far something is paid. */
export function paidWord({ paid, payedAt, canceledAt }: GridValues["boolean-paid"]) {
  if (canceledAt) return "canceled";
  if (payedAt) return "paid";
  return paid.amount > 0 ? "partly" : "unpaid";
}
