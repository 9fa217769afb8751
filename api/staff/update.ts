import { and, eq } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { profiles } from "../db/tables/profiles.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { ofMyCenter, type ProfileRow } from "./scope.ts";

/** Changes the given data of a profile of the own centre, based on its version; omitted ones stay. */
export async function updateProfile(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  { accessibleInBooking }: { accessibleInBooking?: boolean | null },
): Promise<ProfileRow> {
  allow(ctx, "staff:write");
  const [before] = await ctx.db
    .select()
    .from(profiles)
    .where(and(ofMyCenter(ctx), eq(profiles.id, id)));
  if (!before) throw new Fault("notFound");
  const after = await changeOne(
    ctx.db,
    profiles,
    { id, version },
    {
      accessibleInBooking: accessibleInBooking ?? before.accessibleInBooking,
    },
  );
  if (!after) throw new Fault("stale");
  await track(ctx, "profile.updated", { entityId: id, details: { fields: ["accessibleInBooking"] } });
  return after;
}
