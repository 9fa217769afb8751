import { and, getTableColumns, isNotNull } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import { faultOf, readRecorded } from "../../audit/evidence.ts";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { inPlace } from "./digest.ts";
import { evidentReports } from "./evidence.ts";

/** True if these signed reports still match their signature and the audit log. By their ids; drafts are left out. */
export async function checkDigests(ctx: Ctx, ids: readonly number[]): Promise<Map<number, boolean>> {
  allow(ctx, "medicalReport:read");
  const rows = await ctx.db
    .select({ ...getTableColumns(medicalReports), inPlace })
    .from(medicalReports)
    .where(and(anyOf(medicalReports.id, ids), isNotNull(medicalReports.signedAt)));
  if (rows.length === 0) return new Map();
  const recorded = await readRecorded(ctx.db, "medicalReport", ids);
  return new Map(
    (await evidentReports(ctx.db, rows)).map((report) => [
      report.id,
      report.whole && !faultOf(report, recorded.get(report.id)),
    ]),
  );
}
