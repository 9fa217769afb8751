import { FacilityInput } from "#rules/inputs/facility.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { facilities } from "../core/db/tables/facilities.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { parse } from "../core/parse.ts";
import { assertOwn } from "../core/access/assert-own.ts";
import { track } from "../core/track.ts";
import { writeOwners } from "./owners.ts";

/** Adds a room or a piece of equipment. */
export async function createFacility(ctx: Ctx, given: unknown) {
  allow(ctx, "medicalCenter:write");
  const { name, facilityType: type, profileIds } = parse(FacilityInput, given);
  await assertOwn(ctx, "profileIds", profiles, profileIds);
  const [facility] = await ctx.db
    .insert(facilities)
    .values({ name, type, medicalCenterId: ctx.profile.medicalCenterId, createdAt: ctx.now() })
    .returning();
  await writeOwners(ctx, facility!.id, profileIds);
  await track(ctx, "facility.created", { entityId: facility!.id });
  return facility!;
}
