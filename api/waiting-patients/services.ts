import { eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import { listProcedures } from "../procedures/list.ts";
import type { Ctx } from "../core/context.ts";
import { procedureProfiles } from "../core/db/tables/procedure-profiles.ts";

/** The services in use that a person gives; without a person all of them. */
export async function listServices(ctx: Ctx, profileId: number | null | undefined) {
  allow(ctx, "calendar:read");
  const offered = await listProcedures(ctx);
  if (!profileId) return offered;
  const given = await ctx.db
    .select({ id: procedureProfiles.procedureId })
    .from(procedureProfiles)
    .where(eq(procedureProfiles.profileId, profileId));
  return offered.filter((service) => given.some(({ id }) => id === service.id));
}
