import { WorkingHoursPeriodInput } from "#rules/inputs/calendar/working-hours.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { workingHoursPeriods } from "../core/db/tables/working-hours-periods.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { mapOverlapError } from "./map-overlap-error.ts";
import { changeablePeriod } from "./scope.ts";

export async function updatePeriod(ctx: Ctx, { id, version }: { id: number; version: number }, given: unknown) {
  allow(ctx, "personal:write");
  const { profileId } = await changeablePeriod(ctx, id);
  const input = parse(WorkingHoursPeriodInput(localDate(ctx.now())), given);
  const changed = await mapOverlapError(ctx, (db) => changeOne(db, workingHoursPeriods, { id, version }, input));
  if (!changed) throw new Fault("stale");
  await track(ctx, "workingHoursPeriod.updated", {
    entityId: id,
    details: { profile: profileId, from: input.from, to: input.to },
  });
  return changed;
}
