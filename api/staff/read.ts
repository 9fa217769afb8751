import { and, eq } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { profiles } from "../db/tables/profiles.ts";
import { Fault } from "../fault.ts";
import { ofMyCenter, type ProfileRow } from "./scope.ts";

/** A colleague, also a former one; any of another centre is not found. */
export async function readProfile(ctx: Ctx, id: number): Promise<ProfileRow> {
  allow(ctx, "staff:read");
  const [row] = await ctx.db
    .select()
    .from(profiles)
    .where(and(ofMyCenter(ctx), eq(profiles.id, id)));
  if (!row) throw new Fault("notFound");
  return row;
}
