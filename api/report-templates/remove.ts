import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { reportTemplates } from "../core/db/tables/report-templates.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { inUse, visibleTemplate } from "./scope.ts";

/** Removes a template; reports that began with it stay. */
export async function removeReportTemplate(ctx: Ctx, id: number): Promise<boolean> {
  allow(ctx, "medicalReport:write");
  const removed = await changeOne(
    ctx.db,
    reportTemplates,
    await visibleTemplate(ctx, id),
    { removedAt: ctx.now() },
    inUse(ctx),
  );
  if (!removed) throw new Fault("stale");
  await track(ctx, "template.removed", { entityId: id });
  return true;
}
