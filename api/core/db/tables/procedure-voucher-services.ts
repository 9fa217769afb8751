import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, uniqueIndex } from "drizzle-orm/pg-core";
import { id, medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { procedures } from "./procedures.ts";
import { procedureVouchers } from "./procedure-vouchers.ts";

/**
 * The services of a sold voucher, in the order of their ids, with the visits that are left, used and expired: sums of
 * its entries, written in the transaction that adds those.
 */
export const procedureVoucherServices = pgTable(
  "procedure_voucher_services",
  {
    id: id(),
    medicalCenterId: medicalCenterId(),
    voucherId: integer("voucher_id")
      .notNull()
      .references(() => procedureVouchers.id),
    procedureId: integer("procedure_id")
      .notNull()
      .references(() => procedures.id),
    available: integer("available").notNull(),
    used: integer("used").notNull().default(0),
    /** Written off after the last day; they come back when that is moved. */
    expired: integer("expired").notNull().default(0),
  },
  (table) => [
    uniqueIndex("procedure_voucher_services_pair").on(table.voucherId, table.procedureId),
    check("procedure_voucher_services_count", sql`available >= 0 and used >= 0 and expired >= 0`),
    index("procedure_voucher_services_left")
      .on(table.medicalCenterId, table.voucherId)
      .where(sql`available > 0`),
    ofMedicalCenter(),
  ],
);
