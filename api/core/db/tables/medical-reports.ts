import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import type { BodyDiagram } from "#rules/diagram/body-diagram.ts";
import type { Finding } from "#rules/findings/findings.ts";
import type { ReportCoding } from "#rules/insurance/report-coding.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { patientAttendances } from "./patient-attendances.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";
import { patientCards } from "./patient-cards.ts";
import { procedures } from "./procedures.ts";
import { signingProof } from "./sessions.ts";

export type DigestEdition = 1 | 2 | 3;

/**
 * Medical reports: a draft until it is signed or removed. Of a signed one only the validity changes; the trigger
 * `medical_reports_signed_stay` (in the migrations) refuses everything else, to any role.
 */
export const medicalReports = pgTable(
  "medical_reports",
  {
    id: id(),
    uuid: uuid("uuid").notNull().defaultRandom().unique("medical_reports_uuid"),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    /**
     * The card it was signed for, where that one has been merged into the card it is filed with now; the digest covers
     * this one.
     */
    signedCardId: integer("signed_card_id").references(() => patientCards.id),
    /** The visit it describes; cleared when a draft is removed, so that the visit is free for another. */
    patientAttendanceId: integer("patient_attendance_id"),
    procedureId: integer("procedure_id").references(() => procedures.id),
    durationMinutes: integer("duration_minutes"),
    examinedAt: instant("examined_at").notNull(),
    /** Light markup. */
    content: text("content").notNull(),
    /** The first line of the content without its markup: content too, hidden from users who may not read it. */
    summary: text("summary").notNull(),
    /**
     * Diagram, findings and coding are part of the content: frozen, digested and read with it. Stored as text, in the
     * order it was written.
     */
    bodyDiagram: json("body_diagram").$type<BodyDiagram>(),
    findings: json("findings").$type<Finding[]>(),
    coding: json("coding").$type<ReportCoding>(),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    updatedBy: integer("updated_by")
      .notNull()
      .references(() => profiles.id),
    signedAt: instant("signed_at"),
    signedBy: integer("signed_by").references(() => profiles.id),
    /** The authentication its author gave when signing; null where that was not recorded yet. */
    signingProof: signingProof("signing_proof"),
    /** As they were called when it was signed. */
    procedureName: text("procedure_name"),
    paramedicName: text("paramedic_name"),
    /** SHA-256 of the canonical form (api/medical-reports/signing/digest.ts). */
    digest: varchar("digest", { length: 64 }),
    /** Edition of the canonical form; meaningless for a draft. */
    digestEdition: integer("digest_edition").$type<DigestEdition>().notNull().default(1),
    invalidatedAt: instant("invalidated_at"),
    invalidatedBy: integer("invalidated_by").references(() => profiles.id),
    invalidReason: text("invalid_reason"),
    removedAt: instant("removed_at"),
    removedBy: integer("removed_by").references(() => profiles.id),
    correctionOfId: integer("correction_of_id"),
    version: version(),
  },
  (table) => [
    foreignKey({
      name: "medical_reports_attendance",
      columns: [table.patientAttendanceId],
      foreignColumns: [patientAttendances.id],
    }),
    foreignKey({ name: "medical_reports_correction", columns: [table.correctionOfId], foreignColumns: [table.id] }),
    index("medical_reports_by_examined").on(table.patientCardId, table.examinedAt, table.id),
    index("medical_reports_attendance_index").on(table.patientAttendanceId),
    index("medical_reports_correction_index").on(table.correctionOfId),
    index("medical_reports_drafts")
      .on(table.createdBy, table.examinedAt)
      .where(sql`signed_at is null and removed_at is null`),
    // Care of a month that insurers are billed for.
    index("medical_reports_coded")
      .on(table.medicalCenterId, table.examinedAt)
      .where(sql`coding is not null and signed_at is not null and invalidated_at is null`),
    // A visit has one live report, even with concurrent authors; its corrections are additional.
    uniqueIndex("medical_reports_one_of_visit")
      .on(table.patientAttendanceId)
      .where(sql`removed_at is null and invalidated_at is null and correction_of_id is null`),
    check(
      "medical_reports_signed_whole",
      sql`num_nulls(${table.signedAt}, ${table.signedBy}, ${table.paramedicName}, ${table.digest}) in (0, 4)`,
    ),
    check("medical_reports_signing_proof", sql`${table.signingProof} is null or ${table.signedAt} is not null`),
    check(
      "medical_reports_signed_card",
      sql`${table.signedCardId} is null or (${table.signedAt} is not null and ${table.signedCardId} <> ${table.patientCardId})`,
    ),
    check(
      "medical_reports_invalid_whole",
      sql`num_nulls(${table.invalidatedAt}, ${table.invalidatedBy}, ${table.invalidReason}) in (0, 3)`,
    ),
    check("medical_reports_invalid_signed", sql`${table.invalidatedAt} is null or ${table.signedAt} is not null`),
    check("medical_reports_removed_draft", sql`${table.removedAt} is null or ${table.signedAt} is null`),
    ofMedicalCenter(),
  ],
);
