import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { batchDocuments } from "./batch-documents.ts";
import { medicalCenterId, ofMedicalCenter } from "./columns.ts";
import { medicalReports } from "./medical-reports.ts";

/** The reports that a document bills; a report that is erased leaves it. */
export const batchReports = pgTable(
  "batch_reports",
  {
    medicalCenterId: medicalCenterId(),
    documentId: integer("document_id")
      .notNull()
      .references(() => batchDocuments.id, { onDelete: "cascade" }),
    reportId: integer("report_id")
      .notNull()
      .references(() => medicalReports.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.reportId] }),
    index("batch_reports_report").on(table.reportId),
    ofMedicalCenter(),
  ],
);
