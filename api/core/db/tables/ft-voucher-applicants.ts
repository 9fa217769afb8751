import { sql } from "drizzle-orm";
import { pgTable, text, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";

/**
 * Physicians who ask for care on FT vouchers. Several of one workplace share its number: those in use differ in their
 * specialty or name.
 */
export const ftVoucherApplicants = pgTable(
  "ft_voucher_applicants",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    name: text("name").notNull(),
    /** The words of the name as the search compares them, each after a space. */
    words: text("words").notNull(),
    icp: varchar("icp", { length: 8 }).notNull(),
    /** The code of the specialty. */
    expertise: varchar("expertise", { length: 3 }).notNull(),
    phone: text("phone"),
    /** Of one to three lines. */
    address: text("address"),
    archivedAt: instant("archived_at"),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex("ft_voucher_applicants_known")
      .on(table.medicalCenterId, table.icp, table.expertise, table.words)
      .where(sql`${table.archivedAt} is null`),
    ofMedicalCenter(),
  ],
);
