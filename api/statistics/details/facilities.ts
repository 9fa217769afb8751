import { and, asc, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { facilities } from "../../core/db/tables/facilities.ts";
import { readFigures } from "../read-figures.ts";
import type { StatsDetails } from "./details.ts";
import { activePeople, sumByKey } from "./people.ts";
import { openMinutes, workingTimeOf } from "./working-time.ts";

export type FacilityUse = { facility: typeof facilities.$inferSelect; busy: number; open: number | null };

/**
 * The minutes in which rooms and equipment were taken, and those in which anybody of the centre worked; of the whole
 * centre alone.
 */
export async function facilityUse(ctx: ProfileCtx, { span, chosen }: StatsDetails): Promise<FacilityUse[]> {
  if (chosen.staffs.length > 0) return [];
  const center = ctx.profile.medicalCenterId;
  const { BUSY_FACILITIES } = await readFigures(ctx, span, { staffs: [], procedures: [] }, ["BUSY_FACILITIES"]);
  const busy = sumByKey(BUSY_FACILITIES);
  const rows = await ctx.db
    .select()
    .from(facilities)
    .where(and(eq(facilities.medicalCenterId, center), isNull(facilities.removedAt)))
    .orderBy(asc(facilities.name));
  if (rows.length === 0) return [];
  const open = openMinutes(await workingTimeOf(ctx, span, await activePeople(ctx))) || null;
  return rows.map((facility) => ({ facility, busy: busy.get(String(facility.id)) ?? 0, open }));
}
