import { and, eq, sql } from "drizzle-orm";
import { priceTargets, type PriceTarget } from "#rules/codes.ts";
import { PricesInput } from "#rules/inputs/payments/prices.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { prices } from "../core/db/tables/prices.ts";
import { Fault } from "../core/fault.ts";
import { myCurrency } from "../core/my-currency.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { offeredRows, pricedTables, todaysPrice } from "./on-day.ts";

type Set = { target: PriceTarget; id: number; amount: number };
export type Price = typeof prices.$inferSelect;

/**
 * Sets prices from a day on, today at the earliest (`pastChange`), each based on the version of what it is the price
 * of. A price that was set from the same day is replaced.
 */
export async function setPrices(ctx: Ctx, given: unknown): Promise<Price[]> {
  allow(ctx, "medicalCenter:write");
  const input = parse(PricesInput(await myCurrency(ctx), localDate(ctx.now())), given);
  for (const target of priceTargets) {
    const rows = input.prices.filter((one) => one.target === target);
    if (rows.length === 0) continue;
    await assertBasis(ctx, target, rows);
    await countUp(
      ctx,
      target,
      rows.map(({ id }) => id),
    );
  }
  const set = input.prices.map(({ target, id, price }) => ({ target, id, amount: price.amount }));
  const rows = await writePrices(ctx, input.validFrom, set);
  await track(ctx, "price.set", {
    details: {
      validFrom: input.validFrom,
      prices: Object.fromEntries(set.map(({ target, id, amount }) => [`${target} ${id}`, amount])),
    },
  });
  return rows;
}

/** Refuses rows that are not offered (`notFound`), and versions that are not theirs any more (`stale`). */
async function assertBasis(ctx: ProfileCtx, target: PriceTarget, rows: readonly { id: number; version: number }[]) {
  const table = pricedTables[target];
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  const known = await ctx.db
    .select({ id: table.id, version: table.version })
    .from(table)
    .where(and(...offeredRows(ctx, target), anyOf(table.id, ids)))
    .orderBy(table.id)
    .for("update");
  if (known.length < ids.length) throw new Fault("notFound");
  const versions = new Map(known.map(({ id, version }) => [id, version]));
  if (rows.some(({ id, version }) => versions.get(id) !== version)) throw new Fault("stale");
}

/** Counts up the versions of rows whose prices change. */
export const countUp = ({ db }: ProfileCtx, target: PriceTarget, ids: readonly number[]) =>
  db
    .update(pricedTables[target])
    .set({ version: sql`${pricedTables[target].version} + 1` })
    .where(anyOf(pricedTables[target].id, ids));

export async function writePrices(ctx: ProfileCtx, validFrom: IsoDate, set: readonly Set[]): Promise<Price[]> {
  const { medicalCenterId, id: createdBy } = ctx.profile;
  const rows = await ctx.db
    .insert(prices)
    .values(
      set.map(({ target, id: targetId, amount }) => ({
        medicalCenterId,
        target,
        targetId,
        validFrom,
        amount,
        createdAt: ctx.now(),
        createdBy,
      })),
    )
    .onConflictDoUpdate({
      target: [prices.medicalCenterId, prices.target, prices.targetId, prices.validFrom],
      set: { amount: sql`excluded.amount`, createdBy, createdAt: ctx.now(), version: sql`${prices.version} + 1` },
    })
    .returning();
  if (validFrom === localDate(ctx.now()))
    for (const { target, id, amount } of set) todaysPrice[target].prime(ctx, id, amount);
  return rows;
}

/** Makes a price hold from today, as the form of a service means it. */
export const setPriceToday = (ctx: ProfileCtx, target: PriceTarget, id: number, amount: number) =>
  writePrices(ctx, localDate(ctx.now()), [{ target, id, amount }]);

/** Removes a coming price; one that holds or has held stays (`pastChange`). */
export async function removePrice(ctx: Ctx, { id, version }: { id: number; version: number }): Promise<Price> {
  allow(ctx, "medicalCenter:write");
  const price = await readSetPrice(ctx, id);
  if (price.validFrom <= localDate(ctx.now())) throw new Fault("pastChange");
  const { target, targetId, validFrom, amount } = price;
  await countUp(ctx, target, [targetId]);
  const removed = await ctx.db
    .delete(prices)
    .where(and(eq(prices.id, id), eq(prices.version, version)))
    .returning();
  if (removed.length === 0) throw new Fault("stale");
  await track(ctx, "price.removed", {
    entityId: id,
    details: { validFrom, prices: { [`${target} ${targetId}`]: amount } },
  });
  return price;
}

/** One price of the own centre, to be removed; any other is not found. */
export async function readSetPrice(ctx: Ctx, id: number): Promise<Price> {
  allow(ctx, "medicalCenter:write");
  const [price] = await ctx.db
    .select()
    .from(prices)
    .where(and(eq(prices.id, id), eq(prices.medicalCenterId, ctx.profile.medicalCenterId)));
  if (!price) throw new Fault("notFound");
  return price;
}
