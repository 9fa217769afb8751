import { and, eq, isNull, sql } from "drizzle-orm";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { facilities } from "../../core/db/tables/facilities.ts";
import { facilityProfiles as owners } from "../../core/db/tables/facility-profiles.ts";
import { procedureFacilities as needed } from "../../core/db/tables/procedure-facilities.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { groupBy } from "../../core/group-by.ts";
import { byName, defineGrid } from "../grid.ts";

/** The rooms of the centre and its equipment, with the services that can take place with them. */
export const facilityGrid = defineGrid<"facilities", Record<never, never>>({
  name: "facilities",
  permission: "medicalCenter:write",
  listed: null,
  filters: {},
  table: facilities,
  order: [facilities.id],
  sorts: {
    facility: [byName(facilities.name)],
    // Rooms come first.
    type: [sql`${facilities.type} <> 'ROOM'`, byName(facilities.name)],
  },
  where: () => [isNull(facilities.removedAt)],
  async read(ctx, ids) {
    const rows = await ctx.db.select().from(facilities).where(anyOf(facilities.id, ids));
    const people = await ctx.db
      .select({ facilityId: owners.facilityId, surname: profiles.surname })
      .from(owners)
      .innerJoin(profiles, eq(profiles.id, owners.profileId))
      .where(anyOf(owners.facilityId, ids))
      .orderBy(owners.profileId);
    const surnames = groupBy(people, ({ facilityId }) => facilityId);
    const services = groupBy(await servicesWith(ctx, ids), ({ facilityId }) => facilityId);
    return rows.map(({ id, name, type }) => ({
      id,
      facility: { id, name },
      type,
      profiles: (surnames.get(id) ?? []).map(({ surname }) => surname),
      procedures:
        services
          .get(id)
          ?.map((service) => service.name)
          .join(", ") ?? null,
    }));
  },
});

/** The offered services that can take place with these, by name. */
const servicesWith = ({ db, profile }: InCenter, ids: number[]) =>
  db
    .select({ facilityId: needed.facilityId, name: procedures.name })
    .from(procedures)
    .innerJoin(needed, eq(needed.procedureId, procedures.id))
    .where(
      and(
        eq(procedures.medicalCenterId, profile.medicalCenterId),
        isNull(procedures.removedAt),
        anyOf(needed.facilityId, ids),
      ),
    )
    .orderBy(byName(procedures.name), procedures.id);
