import { and, eq, inArray } from "drizzle-orm";
import { reachOf } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { Fault } from "../core/fault.ts";
import type { Chosen } from "./read-figures.ts";

/**
 * The people and services whose figures the user may see: a paramedic's own alone (`forbidden`). Those of another
 * centre are `notFound`.
 */
export async function chosenFor(ctx: Ctx, { staffs, procedures: services }: Chosen): Promise<Chosen> {
  const reach = reachOf(ctx, "statistics:read");
  const { profile } = ctx as ProfileCtx;
  if (reach === "own" && staffs.some((id) => id !== profile.id)) throw new Fault("forbidden");
  for (const [table, ids] of [
    [profiles, staffs],
    [procedures, services],
  ] as const) {
    if (ids.length === 0) continue;
    const own = and(eq(table.medicalCenterId, profile.medicalCenterId), inArray(table.id, [...ids]));
    if ((await ctx.db.$count(table, own)) < new Set(ids).size) throw new Fault("notFound");
  }
  return { staffs: reach === "own" ? [profile.id] : staffs, procedures: services };
}
