import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import { isLatest } from "../../coding/billable.ts";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batchReports } from "../../core/db/tables/batch-reports.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { returnedDocuments } from "../../core/db/tables/returned-documents.ts";
import { pageWithin } from "../../core/page-within.ts";
import { track } from "../../core/track.ts";
import { returnedRows } from "./read.ts";

const PAGE_SIZE = 25;

/** A page of the caller's reports that refused documents bill and that were handed to them, oldest first. */
export async function listMyReturned(ctx: Ctx, wanted?: number | null) {
  allow(ctx, "medicalReport:write");
  const rows = ctx.db
    .select({ id: returnedDocuments.id, reportId: sql<number>`${medicalReports.id}`.as("report_id") })
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
  const returned = new Map(
    (
      await returnedRows(
        ctx,
        anyOf(
          returnedDocuments.id,
          found.map(({ id }) => id),
        ),
      )
    ).map((row) => [row.id, row]),
  );
  const items = found.map(({ id, reportId }) => ({ ...returned.get(id)!, reportId }));
  await track(ctx, "batchDocument.listed", { details: { documents: items.map(({ documentId }) => documentId) } });
  return { items, total, page, pageSize: PAGE_SIZE };
}
export type MyReturnedList = Awaited<ReturnType<typeof listMyReturned>>;
