import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { Fault } from "../../core/fault.ts";
import type { WholeReport } from "../columns.ts";
import { inMyCenter } from "../scope.ts";
import { stateOf } from "../state.ts";

/** A draft of the caller's own, complete, and locked: concurrent signing, counting or moving of it waits. */
export async function ownDraft(ctx: ProfileCtx, id: number): Promise<WholeReport> {
  const [report] = await ctx.db
    .select()
    .from(medicalReports)
    .where(and(eq(medicalReports.id, id), inMyCenter(ctx)))
    .for("no key update");
  if (!report) throw new Fault("notFound");
  if (report.createdBy !== ctx.profile.id) throw new Fault("reportOfAnother");
  if (stateOf(report) !== "DRAFT") throw new Fault("reportNotDraft");
  return report;
}
