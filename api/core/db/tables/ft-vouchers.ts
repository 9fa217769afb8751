import { check, date, index, integer, json, pgTable, text, varchar } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { insuranceVariants, insurerCodes } from "#rules/codes.ts";
import type { NamedDiagnosis } from "#rules/diagram/body-diagram.ts";
import { compensations } from "#rules/insurance/compensations.ts";
import type { VoucherOperation } from "#rules/insurance/voucher-operation.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { ftVoucherApplicants } from "./ft-voucher-applicants.ts";
import { medicalCenters } from "./medical-centers.ts";
import { patientCards } from "./patient-cards.ts";
import { profiles } from "./profiles.ts";

/** Vouchers by which physicians ask for physiotherapy (form VZP-06ft), as they are typed from paper. */
export const ftVouchers = pgTable(
  "ft_vouchers",
  {
    id: id(),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    insurer: varchar("insurer", { length: 3, enum: insurerCodes }).notNull(),
    insuranceVariant: varchar("insurance_variant", { length: 1, enum: insuranceVariants }).notNull(),
    /** Somebody else is to pay: an injury at work, for instance. */
    compensation: varchar("compensation", { length: 2, enum: compensations }),
    issuedAt: date("issued_at", { mode: "string" }).$type<IsoDate>().notNull(),
    /** The day on which its first visit was agreed. */
    bookedOn: date("booked_on", { mode: "string" }).$type<IsoDate>(),
    applicantId: integer("applicant_id")
      .notNull()
      .references(() => ftVoucherApplicants.id),
    /** The specialty of the care that it asks for. */
    expertise: varchar("expertise", { length: 3 }).notNull(),
    /** As many visits as it is for. */
    visits: integer("visits").notNull(),
    primaryDiagnosis: json("primary_diagnosis").$type<NamedDiagnosis>().notNull(),
    otherDiagnosis: json("other_diagnosis").$type<NamedDiagnosis[]>().notNull(),
    operations: json("operations").$type<VoucherOperation[]>().notNull(),
    reason: text("reason"),
    aim: text("aim"),
    /** Its number in the national register of requests. */
    externalNumber: text("external_number"),
    /** The attachment that shows its paper (foreign key in the migrations: erasure empties it). */
    imageId: integer("image_id"),
    closedAt: instant("closed_at"),
    removedAt: instant("removed_at"),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    version: version(),
  },
  (table) => [
    index("ft_vouchers_issued").on(table.medicalCenterId, table.issuedAt, table.id),
    index("ft_vouchers_card").on(table.patientCardId, table.issuedAt),
    index("ft_vouchers_applicant").on(table.applicantId),
    index("ft_vouchers_image").on(table.imageId),
    index("ft_vouchers_open")
      .on(table.medicalCenterId)
      .where(sql`closed_at is null and removed_at is null`),
    check("ft_vouchers_visits", sql`visits between 1 and 99`),
    ofMedicalCenter(),
  ],
);
