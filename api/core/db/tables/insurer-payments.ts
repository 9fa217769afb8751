import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { insuranceVariants } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { batchRuns } from "./batch-runs.ts";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { insuranceContracts } from "./insurance-contracts.ts";
import { medicalCenters } from "./medical-centers.ts";
import { payments } from "./payments.ts";

/**
 * Payments that insurers are asked for: of batches (batch-payments.ts), or of a whole month as one sum. Each
 * has its invoice from the transaction on in which it arises.
 */
export const insurerPayments = pgTable(
  "insurer_payments",
  {
    paymentId: integer("payment_id")
      .primaryKey()
      .references(() => payments.id),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    contractId: integer("contract_id")
      .notNull()
      .references(() => insuranceContracts.id),
    insuranceVariant: varchar("insurance_variant", { length: 1, enum: insuranceVariants }).notNull(),
    /** The first day of the month of care. */
    month: date("month", { mode: "string" }).$type<IsoDate>().notNull(),
    /** The making of batches in which it arose, while that has any. */
    runId: integer("run_id").references(() => batchRuns.id, { onDelete: "set null" }),
    /** True where the sum is that of the month, whatever its batches come to. */
    wholeMonth: boolean("whole_month").notNull(),
  },
  (table) => [
    index("insurer_payments_month").on(table.medicalCenterId, table.month),
    index("insurer_payments_run").on(table.runId),
    uniqueIndex("insurer_payments_whole_month")
      .on(table.contractId, table.month)
      .where(sql`whole_month`),
    ofMedicalCenter(),
  ],
);
