import { eq, isNull, sql } from "drizzle-orm";
import { anyOf } from "../../db/any-of.ts";
import { procedureProfiles as givers } from "../../db/tables/procedure-profiles.ts";
import { procedures } from "../../db/tables/procedures.ts";
import { profiles } from "../../db/tables/profiles.ts";
import { groupBy } from "../../group-by.ts";
import { priceOn, priceToday } from "../../prices/on-day.ts";
import { byName, defineGrid } from "../grid.ts";

/** The services that the centre offers, with the prices of today. */
export const procedureGrid = defineGrid<"procedures", Record<never, never>>({
  name: "procedures",
  permission: "medicalCenter:write",
  listed: null,
  filters: {},
  table: procedures,
  order: [procedures.id],
  sorts: {
    procedure: [byName(procedures.name)],
    type: [sql`${procedures.type}`, byName(procedures.name)],
    duration: [sql`${procedures.durationMinutes}`],
    price: [priceOn("PROCEDURE", sql`now() at time zone 'Europe/Prague'`)],
  },
  where: () => [isNull(procedures.removedAt)],
  async read(ctx, ids) {
    const rows = await ctx.db
      .select({ procedure: procedures, amount: priceToday(ctx, "PROCEDURE") })
      .from(procedures)
      .where(anyOf(procedures.id, ids));
    const people = await ctx.db
      .select({ procedureId: givers.procedureId, surname: profiles.surname })
      .from(givers)
      .innerJoin(profiles, eq(profiles.id, givers.profileId))
      .where(anyOf(givers.procedureId, ids))
      .orderBy(givers.profileId);
    const surnames = groupBy(people, ({ procedureId }) => procedureId);
    return rows.map(({ procedure: { id, name, color, type, capacity, priceCurrency, ...procedure }, amount }) => ({
      id,
      procedure: { id, name, color },
      color,
      type: { type, capacity },
      capacity: type === "GROUP" ? capacity : null,
      duration: { amount: procedure.durationMinutes, unit: "MINUTE" as const },
      price: { amount, currency: priceCurrency },
      currency: priceCurrency,
      vatRate: procedure.vatRate,
      profiles: (surnames.get(id) ?? []).map(({ surname }) => surname),
      accessibleInBooking: procedure.accessibleInBooking,
    }));
  },
});
