import { and, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { Fault } from "../core/fault.ts";
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
