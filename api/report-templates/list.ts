import { and, asc, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { reportTemplates } from "../core/db/tables/report-templates.ts";
import { inUse } from "./scope.ts";

/** More than anybody chooses from. */
export const MOST = 300;

/** The templates of a service, or all, by name. */
export async function listReportTemplates(ctx: Ctx, procedure: number | null) {
  allow(ctx, "medicalReport:read");
  return ctx.db
    .select()
    .from(reportTemplates)
    .where(and(inUse(ctx), procedure === null ? undefined : eq(reportTemplates.procedureId, procedure)))
    .orderBy(asc(reportTemplates.name), asc(reportTemplates.id))
    .limit(MOST);
}
