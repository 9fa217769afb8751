import { WorkingHoursInput } from "#rules/inputs/calendar/working-hours.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { allowHoursOf, visibleProfile } from "./scope.ts";

/** Sets a person's usual hours, based on the profile's version. */
export async function updateWorkingHours(
  ctx: Ctx,
  { id, version }: { id: number; version?: number | null },
  given: unknown,
) {
  allowHoursOf(ctx, id);
  const before = await visibleProfile(ctx, id);
  const changed = await changeOne(
    ctx.db,
    profiles,
    { id, version: version ?? before.version },
    { workingHours: parse(WorkingHoursInput, given) },
  );
  if (!changed) throw new Fault("stale");
  await track(ctx, "workingHours.updated", { entityId: id });
  return changed;
}
