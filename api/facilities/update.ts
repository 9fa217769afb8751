import { FacilityInput } from "#rules/inputs/facility.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { facilities } from "../core/db/tables/facilities.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { assertOwn } from "../core/access/assert-own.ts";
import { track } from "../core/track.ts";
import { readOwners, writeOwners } from "./owners.ts";
import { inUse, usedFacility } from "./scope.ts";

/** Changes the given fields of a room or a piece of equipment, based on its version; omitted ones stay. */
export async function updateFacility(ctx: Ctx, { id, version }: { id: number; version: number }, change: object) {
  allow(ctx, "medicalCenter:write");
  const before = await usedFacility(ctx, id);
  const known = { name: before.name, facilityType: before.type, profileIds: await readOwners(ctx, id) };
  const input = parse(FacilityInput, { ...known, ...change });
  const { name, facilityType: type, profileIds } = input;
  await assertOwn(ctx, "profileIds", profiles, profileIds);
  const after = await changeOne(ctx.db, facilities, { id, version }, { name, type }, inUse(ctx));
  if (!after) throw new Fault("stale");
  await writeOwners(ctx, id, profileIds);
  await track(ctx, "facility.updated", { entityId: id, details: { fields: changedFields(known, input) } });
  return after;
}
