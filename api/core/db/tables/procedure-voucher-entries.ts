import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { voucherEntryKinds } from "#rules/codes.ts";
import { id, instant, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { paymentEntries } from "./payment-entries.ts";
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
    /** The entry by which money was given back for these visits, or came back. */
    paymentEntryId: integer("payment_entry_id").references(() => paymentEntries.id),
    /** The voucher that visits were transferred to, or came from. */
    otherVoucherId: integer("other_voucher_id").references(() => procedureVouchers.id),
    reason: text("reason"),
    /** Null where visits expired by themselves, or came back by a patient's own excuse. */
    profileId: integer("profile_id").references(() => profiles.id),
  },
  (table) => [
    index("procedure_voucher_entries_voucher").on(table.voucherId, table.id),
    index("procedure_voucher_entries_payment").on(table.paymentId),
    index("procedure_voucher_entries_refund").on(table.paymentEntryId),
    index("procedure_voucher_entries_day").on(table.medicalCenterId, table.at),
    check(
      "procedure_voucher_entries_kind",
      // As texts: a value that a migration adds to the kinds cannot be used before its transaction ends.
      sql`count <> 0 and (kind::text in ('USED', 'RETURNED')) = (payment_id is not null) and (kind::text not in ('CORRECTED', 'REFUNDED', 'TRANSFERRED') or reason is not null) and (kind::text = 'TRANSFERRED') = (other_voucher_id is not null) and (kind::text in ('EXPIRED', 'RETURNED') or profile_id is not null)`,
    ),
    ofMedicalCenter(),
  ],
);
