import { eq, isNull, sql, type SQL } from "drizzle-orm";
import type { PriceTarget } from "#rules/codes.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { batch } from "../core/batch.ts";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { additionalProcedures } from "../core/db/tables/additional-procedures.ts";
import { procedureVoucherPresets } from "../core/db/tables/procedure-voucher-presets.ts";
import { procedures } from "../core/db/tables/procedures.ts";

/** The tables whose rows have prices. */
export const pricedTables = {
  PROCEDURE: procedures,
  ADDITIONAL_PROCEDURE: additionalProcedures,
  VOUCHER_PRESET: procedureVoucherPresets,
} as const satisfies Record<PriceTarget, unknown>;

/** The list price of a row on a day, in minor units. */
export function priceOn(target: PriceTarget, day: IsoDate | SQL): SQL<number> {
  const { medicalCenterId, id, priceAmount } = pricedTables[target];
  return sql`price_on(${medicalCenterId}, ${target}, ${id}, (${day})::date, ${priceAmount})`.mapWith(Number);
}

/** The list price of today, in minor units. */
export const priceToday = ({ now }: Pick<InCenter, "now">, target: PriceTarget) => priceOn(target, localDate(now()));

const batchToday = (target: PriceTarget) =>
  batch(async (ctx, ids: readonly number[]) => {
    const { id } = pricedTables[target];
    const rows = await ctx.db
      .select({ id, price: priceToday(ctx, target) })
      .from(pricedTables[target])
      .where(anyOf(id, ids));
    return new Map(rows.map((row) => [row.id, row.price]));
  });

/** Today's list prices for the answers of a request. */
export const todaysPrice = {
  PROCEDURE: batchToday("PROCEDURE"),
  ADDITIONAL_PROCEDURE: batchToday("ADDITIONAL_PROCEDURE"),
  VOUCHER_PRESET: batchToday("VOUCHER_PRESET"),
};

/** The list prices of one row on these days. */
export async function readPrices(
  { db }: Pick<InCenter, "db">,
  target: PriceTarget,
  id: number,
  days: readonly IsoDate[],
): Promise<Map<IsoDate, number>> {
  const table = pricedTables[target];
  const day = sql<IsoDate>`day::text`;
  const rows = await db
    .select({ day, price: priceOn(target, sql`day`) })
    .from(table)
    .innerJoin(sql`unnest(${sql.param([...days])}::date[]) as day`, sql`true`)
    .where(eq(table.id, id));
  return new Map(rows.map((row) => [row.day, row.price]));
}

/** The list price of one row on a day, today by default. */
export const readPrice = async (
  ctx: InCenter,
  target: PriceTarget,
  id: number,
  day: IsoDate = localDate(ctx.now()),
): Promise<number> => (await readPrices(ctx, target, id, [day])).get(day)!;

/** The rows of the centre that it offers. */
export const offeredRows = ({ profile }: InCenter, target: PriceTarget) => {
  const { medicalCenterId, removedAt } = pricedTables[target];
  return [eq(medicalCenterId, profile.medicalCenterId), isNull(removedAt)];
};
