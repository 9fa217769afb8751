import { WorkingHoursPeriodInput } from "#rules/inputs/working-hours.ts";
import { localDate } from "#rules/time.ts";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { workingHoursPeriods } from "../db/tables/medical-centers.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { unlessOverlap } from "./overlap.ts";
import { changeablePeriod } from "./scope.ts";

export async function updatePeriod(ctx: Ctx, { id, version }: { id: number; version: number }, given: unknown) {
  allow(ctx, "personal:write");
  const { profileId } = await changeablePeriod(ctx, id);
  const input = parse(WorkingHoursPeriodInput(localDate(ctx.now())), given);
  const changed = await unlessOverlap(ctx, (db) => changeOne(db, workingHoursPeriods, { id, version }, input));
  if (!changed) throw new Fault("stale");
  await track(ctx, "workingHoursPeriod.updated", {
    entityId: id,
    details: { profile: profileId, from: input.from, to: input.to },
  });
  return changed;
}
