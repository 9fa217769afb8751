import { and, desc, eq } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { pageWithin } from "../../core/page-within.ts";
import { track } from "../../core/track.ts";
import { columns } from "../columns.ts";
import { PAGE_SIZE, type MedicalReportList } from "../list.ts";
import { inMyCenter } from "../scope.ts";
import { inState } from "../state.ts";

/** A page of the caller's unsigned reports, the latest examination first. A page past the last is the last. */
export async function listMyDrafts(ctx: Ctx, wanted: number | null | undefined): Promise<MedicalReportList> {
  allow(ctx, "medicalReport:write");
  const mine = and(eq(medicalReports.createdBy, ctx.profile.id), inMyCenter(ctx), inState.DRAFT);
  const total = await ctx.db.$count(medicalReports, mine);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const items = await ctx.db
    .select(columns)
    .from(medicalReports)
    .where(mine)
    .orderBy(desc(medicalReports.examinedAt), desc(medicalReports.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "medicalReport.listed", { details: { medicalReports: items.map(({ id }) => id) } });
  return { items, total, page, pageSize: PAGE_SIZE };
}
