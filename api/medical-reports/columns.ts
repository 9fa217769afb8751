import { getTableColumns } from "drizzle-orm";
import { medicalReports } from "../core/db/tables/medical-reports.ts";

/** A report with its content, for verbs that write it or compute its digest. */
export type WholeReport = typeof medicalReports.$inferSelect;

/** The content of a report is read separately (read-contents.ts). */
export type Content = Pick<WholeReport, "content" | "bodyDiagram" | "findings" | "coding">;

/** A report as everybody sees it. */
export type MedicalReport = Omit<WholeReport, keyof Content>;

const { content, bodyDiagram, findings, coding, ...columns } = getTableColumns(medicalReports);
const contentColumns = { content, bodyDiagram, findings, coding };
export { columns, contentColumns };
