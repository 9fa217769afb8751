import type { GridValues } from "#rules/grids/column.ts";
import type { payments } from "../../core/db/tables/payments.ts";

type Payment = Pick<typeof payments.$inferSelect, "price" | "paid" | "currency" | "payedAt" | "canceledAt">;

/** The state of a payment for a list. */
export const paidState = ({ price, paid, currency, payedAt, canceledAt }: Payment): GridValues["boolean-paid"] => ({
  price: { amount: price, currency },
  paid: { amount: paid },
  payedAt: payedAt?.toISOString() ?? null,
  canceledAt: canceledAt?.toISOString() ?? null,
});
