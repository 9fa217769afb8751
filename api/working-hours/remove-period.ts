import { eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { workingHoursPeriods } from "../core/db/tables/working-hours-periods.ts";
import { track } from "../core/track.ts";
import { changeablePeriod } from "./scope.ts";

/** Removes a period; the audit log keeps its content. */
export async function removePeriod(ctx: Ctx, id: number) {
  allow(ctx, "personal:write");
  const { profileId, from, to, workingHours } = await changeablePeriod(ctx, id);
  await ctx.db.delete(workingHoursPeriods).where(eq(workingHoursPeriods.id, id));
  await track(ctx, "workingHoursPeriod.removed", {
    entityId: id,
    details: { profile: profileId, from, to, workingHours },
  });
  return true;
}
