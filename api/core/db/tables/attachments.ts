import { index, integer, pgEnum, pgTable, uuid } from "drizzle-orm/pg-core";
import { attachmentTypes } from "#rules/codes.ts";
import { createdAt, id, instant, medicalCenterId, ofMedicalCenter, version } from "./columns.ts";
import { medicalCenters } from "./medical-centers.ts";
import { profiles } from "./profiles.ts";
import { medicalReports } from "./medical-reports.ts";
import { patientCards } from "./patient-cards.ts";
import { files } from "./files.ts";

export const attachmentType = pgEnum("attachment_type", attachmentTypes);

/**
 * Files of a patient's card, of a report or of none. Those of a signed report stay as they are (a trigger in the
 * migrations).
 */
export const attachments = pgTable(
  "attachments",
  {
    id: id(),
    uuid: uuid("uuid").notNull().defaultRandom().unique("attachments_uuid"),
    medicalCenterId: medicalCenterId().references(() => medicalCenters.id),
    patientCardId: integer("patient_card_id")
      .notNull()
      .references(() => patientCards.id),
    medicalReportId: integer("medical_report_id").references(() => medicalReports.id),
    fileId: integer("file_id")
      .notNull()
      .references(() => files.id)
      .unique("attachments_file"),
    type: attachmentType("type").notNull(),
    createdAt: createdAt(),
    createdBy: integer("created_by")
      .notNull()
      .references(() => profiles.id),
    removedAt: instant("removed_at"),
    removedBy: integer("removed_by").references(() => profiles.id),
    version: version(),
  },
  (table) => [
    index("attachments_card").on(table.patientCardId, table.id),
    index("attachments_report").on(table.medicalReportId),
    ofMedicalCenter(),
  ],
);
