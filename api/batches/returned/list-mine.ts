import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { allow } from "../../access/allow.ts";
import type { Ctx } from "../../context.ts";
import { anyOf } from "../../db/any-of.ts";
import { batchDocuments } from "../../db/tables/batch-documents.ts";
import { batchReports } from "../../db/tables/batch-reports.ts";
import { medicalReports } from "../../db/tables/medical-reports.ts";
import { returnedDocuments } from "../../db/tables/returned-documents.ts";
import { pageWithin } from "../../page-within.ts";
import { track } from "../../track.ts";

const PAGE_SIZE = 25;

/** Whether no signed report has replaced one since. */
const isLatest = sql`not exists (select from medical_reports later where later.patient_attendance_id = ${medicalReports.patientAttendanceId}
  and later.id > ${medicalReports.id} and later.signed_at is not null and later.invalidated_at is null)`;

/** A page of the caller's reports that refused documents bill and that were handed to them, oldest first. */
export async function listMyReturned(ctx: Ctx, wanted?: number | null) {
  allow(ctx, "medicalReport:write");
  const rows = ctx.db
    .select({ ...getTableColumns(returnedDocuments), reportId: sql<number>`${medicalReports.id}`.as("report_id") })
    .from(returnedDocuments)
    .innerJoin(batchReports, eq(batchReports.documentId, returnedDocuments.documentId))
    .innerJoin(medicalReports, eq(medicalReports.id, batchReports.reportId))
    .where(
      and(
        eq(returnedDocuments.medicalCenterId, ctx.profile.medicalCenterId),
        isNull(returnedDocuments.outcome),
        returnedDocuments.forAuthor,
        eq(medicalReports.createdBy, ctx.profile.id),
        isLatest,
      ),
    );
  const total = await ctx.db.$count(rows.as("rows"));
  if (total === 0) return { items: [], total, page: 1, pageSize: PAGE_SIZE };
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const found = await rows
    .orderBy(asc(medicalReports.examinedAt), asc(medicalReports.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const documents = await documentsOf(
    ctx,
    found.map(({ documentId }) => documentId),
  );
  const items = found.map((row) => ({ ...row, document: documents.get(row.documentId)! }));
  await track(ctx, "batchDocument.listed", { details: { documents: [...documents.keys()] } });
  return { items, total, page, pageSize: PAGE_SIZE };
}
export type MyReturnedList = Awaited<ReturnType<typeof listMyReturned>>;

async function documentsOf({ db }: Pick<Ctx, "db">, ids: readonly number[]) {
  const rows = await db.select().from(batchDocuments).where(anyOf(batchDocuments.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
