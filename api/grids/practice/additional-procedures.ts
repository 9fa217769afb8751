import { eq, isNull, sql } from "drizzle-orm";
import { anyOf } from "../../core/db/any-of.ts";
import { additionalProcedures } from "../../core/db/tables/additional-procedures.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { priceOn, priceToday } from "../../prices/on-day.ts";
import { byName, defineGrid } from "../grid.ts";
import { vatToday } from "./vat-today.ts";

/** The additional services and products that the centre sells, with the prices of today. */
export const additionalProcedureGrid = defineGrid<"additionalProcedures", Record<never, never>>({
  name: "additionalProcedures",
  permission: "medicalCenter:write",
  listed: null,
  filters: {},
  table: additionalProcedures,
  order: [additionalProcedures.id],
  sorts: {
    additionalProcedure: [byName(additionalProcedures.name)],
    price: [priceOn("ADDITIONAL_PROCEDURE", sql`now() at time zone 'Europe/Prague'`)],
  },
  where: () => [isNull(additionalProcedures.removedAt)],
  async read(ctx, ids) {
    const rows = await ctx.db
      .select({ sold: additionalProcedures, amount: priceToday(ctx, "ADDITIONAL_PROCEDURE"), center: medicalCenters })
      .from(additionalProcedures)
      .innerJoin(medicalCenters, eq(medicalCenters.id, additionalProcedures.medicalCenterId))
      .where(anyOf(additionalProcedures.id, ids));
    return rows.map(({ sold: { id, name, priceCurrency, vatRate }, amount, center }) => ({
      id,
      additionalProcedure: { id, name },
      price: { amount, currency: priceCurrency },
      currency: priceCurrency,
      vatRate,
      vat: vatToday(ctx, vatRate, center),
    }));
  },
});
