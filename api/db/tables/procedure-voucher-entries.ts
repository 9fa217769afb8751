import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { voucherEntryKinds } from "#rules/codes.ts";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { payments } from "./payments.ts";
import { procedures } from "./procedures.ts";
import { procedureVouchers } from "./procedure-vouchers.ts";
import { profiles } from "./profiles.ts";

export const voucherEntryKind = pgEnum("voucher_entry_kind", voucherEntryKinds);

/** The ledger of a voucher's visits. Rows are only added. */
export const procedureVoucherEntries = pgTable(
  "procedure_voucher_entries",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    voucherId: integer("voucher_id")
      .notNull()
      .references(() => procedureVouchers.id),
    procedureId: integer("procedure_id")
      .notNull()
      .references(() => procedures.id),
    kind: voucherEntryKind("kind").notNull(),
    /** Visits that were added; negative where they were taken off. */
    count: integer("count").notNull(),
    at: instant("at").notNull(),
    /** The payment that a visit of the voucher paid. */
    paymentId: integer("payment_id").references(() => payments.id),
    reason: text("reason"),
    profileId: integer("profile_id")
      .notNull()
      .references(() => profiles.id),
  },
  (table) => [
    index("procedure_voucher_entries_voucher").on(table.voucherId, table.id),
    index("procedure_voucher_entries_payment").on(table.paymentId),
    check(
      "procedure_voucher_entries_kind",
      sql`count <> 0 and (kind in ('USED', 'RETURNED')) = (payment_id is not null) and (kind not in ('CORRECTED', 'REFUNDED') or reason is not null)`,
    ),
    ofMedicalCenter(),
  ],
);
