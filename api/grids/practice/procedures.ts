import { eq, isNull, sql } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { procedureProfiles as givers } from "../../core/db/tables/procedure-profiles.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { groupBy } from "../../core/group-by.ts";
import { priceOn, priceToday } from "../../prices/on-day.ts";
import { byName, defineGrid } from "../grid.ts";
import { vatToday } from "./vat-today.ts";

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
  // Its pages and files are read by a user alone.
  async read(ctx: ProfileCtx, ids) {
    const rows = await ctx.db
      .select({ procedure: procedures, amount: priceToday(ctx, "PROCEDURE"), center: medicalCenters })
      .from(procedures)
      .innerJoin(medicalCenters, eq(medicalCenters.id, procedures.medicalCenterId))
      .where(anyOf(procedures.id, ids));
    const people = await ctx.db
      .select({ procedureId: givers.procedureId, surname: profiles.surname })
      .from(givers)
      .innerJoin(profiles, eq(profiles.id, givers.profileId))
      .where(anyOf(givers.procedureId, ids))
      .orderBy(givers.profileId);
    const surnames = groupBy(people, ({ procedureId }) => procedureId);
    const bookingPage = ({ slug }: (typeof rows)[number]["center"], service: number) =>
      `${ctx.settings.url}/rezervace/${slug}?service=${service}`;
    return rows.map(
      ({ procedure: { id, name, color, type, capacity, priceCurrency, ...procedure }, amount, center }) => ({
        id,
        procedure: { id, name, color },
        color,
        type: { type, capacity },
        capacity: type === "GROUP" ? capacity : null,
        duration: { amount: procedure.durationMinutes, unit: "MINUTE" as const },
        price: { amount, currency: priceCurrency },
        currency: priceCurrency,
        vatRate: procedure.vatRate,
        vat: vatToday(ctx, procedure.vatRate, center),
        profiles: (surnames.get(id) ?? []).map(({ surname }) => surname),
        accessibleInBooking: procedure.accessibleInBooking,
        bookingPage: procedure.accessibleInBooking && center.bookingActive ? bookingPage(center, id) : null,
      }),
    );
  },
});
