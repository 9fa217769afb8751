import { index, integer, pgTable } from "drizzle-orm/pg-core";
import { batches } from "./batches.ts";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { insurerPayments } from "./insurer-payments.ts";

/** The payment that asks an insurer for a batch; a batch that no invoice asks for has none. */
export const batchPayments = pgTable(
  "batch_payments",
  {
    batchId: integer("batch_id")
      .primaryKey()
      .references(() => batches.id, { onDelete: "cascade" }),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => insurerPayments.paymentId),
    medicalCenterId: medicalCenterId(),
  },
  (table) => [index("batch_payments_payment").on(table.paymentId), ofMedicalCenter()],
);
