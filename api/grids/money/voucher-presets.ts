import { eq, isNull, sql } from "drizzle-orm";
import type { GridValues } from "#rules/grids/column.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { procedureVoucherPresetServices as services } from "../../core/db/tables/procedure-voucher-preset-services.ts";
import { procedureVoucherPresets as presets } from "../../core/db/tables/procedure-voucher-presets.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { priceOn, priceToday } from "../../prices/on-day.ts";
import { byName, defineGrid } from "../grid.ts";
import { nameOf, nameParts } from "../names.ts";
import { proceduresWithCount } from "./procedures-with-count.ts";

/** The presets that are in use, by name. */
export const voucherPresetGrid = defineGrid<"voucherPresets", Record<never, never>>({
  name: "voucherPresets",
  permission: "procedureVoucher:read",
  listed: null,
  filters: {},
  table: presets,
  order: [presets.id],
  sorts: {
    preset: [byName(presets.name)],
    price: [priceOn("VOUCHER_PRESET", sql`now() at time zone 'Europe/Prague'`)],
  },
  where: () => [isNull(presets.removedAt)],
  async read(ctx, ids) {
    const rows = await ctx.db
      .select({
        preset: presets,
        amount: priceToday(ctx, "VOUCHER_PRESET"),
        creator: nameParts(profiles),
        procedures: sql<
          GridValues["procedures-with-count"]
        >`(select ${proceduresWithCount(services.count, services.id)} from ${services} join ${procedures} on ${procedures.id} = ${services.procedureId} where ${services.presetId} = ${presets.id})`,
      })
      .from(presets)
      .innerJoin(profiles, eq(profiles.id, presets.createdBy))
      .where(anyOf(presets.id, ids));
    return rows.map(({ preset: { id, name, priceCurrency, ...preset }, amount, creator, procedures }) => ({
      id,
      preset: { id, name },
      procedures,
      validity: { amount: preset.validityAmount, unit: preset.validityType },
      price: { amount, currency: priceCurrency },
      currency: priceCurrency,
      created: { at: preset.createdAt.toISOString(), by: nameOf(creator) },
    }));
  },
});
