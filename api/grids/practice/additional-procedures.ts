import { isNull, sql } from "drizzle-orm";
import { anyOf } from "../../db/any-of.ts";
import { additionalProcedures } from "../../db/tables/additional-procedures.ts";
import { priceOn, priceToday } from "../../prices/on-day.ts";
import { byName, defineGrid } from "../grid.ts";

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
      .select({ sold: additionalProcedures, amount: priceToday(ctx, "ADDITIONAL_PROCEDURE") })
      .from(additionalProcedures)
      .where(anyOf(additionalProcedures.id, ids));
    return rows.map(({ sold: { id, name, priceCurrency, vatRate }, amount }) => ({
      id,
      additionalProcedure: { id, name },
      price: { amount, currency: priceCurrency },
      currency: priceCurrency,
      vatRate,
    }));
  },
});
