import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { columnName } from "#rules/imports/columns.ts";
import { paymentItems } from "../../core/db/tables/payment-items.ts";
import { payments } from "../../core/db/tables/payments.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { amountOf } from "./amount-of.ts";
import { pagesById } from "./pages-by-id.ts";

const fields = ["key", "patientKey", "amount", "reason"] as const;

/** Amounts that patients owe, for the first line of each payment. */
export const debtTable = {
  head: fields.map(columnName),
  rows: (ctx: Storing) =>
    pagesById(
      (last, most) =>
        ctx.db
          .select({
            id: payments.id,
            card: payments.patientCardId,
            owed: sql<string>`${payments.price} - ${payments.paid} - ${payments.disallowed}`,
            currency: payments.currency,
            line: paymentItems.name,
          })
          .from(payments)
          .innerJoin(paymentItems, and(eq(paymentItems.paymentId, payments.id), eq(paymentItems.position, 0)))
          .where(
            and(
              eq(payments.medicalCenterId, ctx.profile.medicalCenterId),
              isNull(payments.payedAt),
              isNull(payments.canceledAt),
              sql`${payments.patientCardId} is not null and ${payments.price} > ${payments.paid} + ${payments.disallowed}`,
              gt(payments.id, last),
            ),
          )
          .orderBy(asc(payments.id))
          .limit(most),
      ({ id, card, owed, currency, line }) => [String(id), String(card), amountOf(Number(owed), currency), line],
    ),
};
