import { FacilityInput } from "#rules/inputs/facility.ts";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { facilities } from "../db/tables/facilities.ts";
import { profiles } from "../db/tables/profiles.ts";
import { parse } from "../parse.ts";
import { assertOwn } from "../access/assert-own.ts";
import { track } from "../track.ts";
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
