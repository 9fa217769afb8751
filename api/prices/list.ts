import { and, asc, eq, gt, inArray, sql, sum } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { PriceTarget } from "#rules/codes.ts";
import { MOST_PRICES, PriceListInput } from "#rules/inputs/payments/prices.ts";
import { addDays } from "#rules/time/dates.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import { batch } from "../core/batch.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { prices } from "../core/db/tables/prices.ts";
import { Fault } from "../core/fault.ts";
import { pageWithin } from "../core/page-within.ts";
import { parse } from "../core/parse.ts";
import { offeredRows, pricedTables, priceOn } from "./on-day.ts";
import type { Price } from "./set.ts";

/** A service, a product or a preset with its price on a day, and on the day before. */
export type Priced = {
  target: PriceTarget;
  id: number;
  name: string;
  price: number;
  before: number;
  currency: string;
  version: number;
};

const rowsOf = (ctx: ProfileCtx, target: PriceTarget, rank: number, day: IsoDate) => {
  const table = pricedTables[target];
  return ctx.db
    .select({
      rank: sql<number>`${sql.raw(String(rank))}`.as("rank"),
      target: sql<PriceTarget>`${target}::price_target`.as("target"),
      id: sql<number>`${table.id}`.as("id"),
      name: sql<string>`${table.name}`.as("name"),
      price: priceOn(target, day).as("price"),
      before: priceOn(target, addDays(day, -1)).as("before"),
      currency: sql<string>`${table.priceCurrency}`.as("currency"),
      version: sql<number>`${table.version}`.as("version"),
    })
    .from(table)
    .where(and(...offeredRows(ctx, target)));
};

const offeredOn = (ctx: ProfileCtx, day: IsoDate) =>
  unionAll(
    rowsOf(ctx, "PROCEDURE", 1, day),
    rowsOf(ctx, "ADDITIONAL_PROCEDURE", 2, day),
    rowsOf(ctx, "VOUCHER_PRESET", 3, day),
  ).as("listed");
const byName = ({ name }: ReturnType<typeof offeredOn>) => sql`${name} collate "cs-x-icu"`;

/**
 * The services, products and presets that the centre offers, with their prices on a day, today by default: services
 * first, each kind by name.
 */
export async function listPrices(ctx: Ctx, { page: wanted, ...given }: { on?: string | null; page?: number | null }) {
  allow(ctx, "medicalCenter:write");
  const all = offeredOn(ctx as ProfileCtx, parse(PriceListInput, given).on ?? localDate(ctx.now()));
  const total = await ctx.db.$count(all);
  const page = pageWithin(wanted, total, MOST_PRICES);
  const items: Priced[] = await ctx.db
    .select()
    .from(all)
    .orderBy(asc(all.rank), byName(all), asc(all.id))
    .limit(MOST_PRICES)
    .offset((page - 1) * MOST_PRICES);
  return { items, total, page, pageSize: MOST_PRICES };
}
export type PriceList = Awaited<ReturnType<typeof listPrices>>;

/** All of them in the same order, with their prices of today, the next ones, and their places by name among all. */
export async function readPriceList(ctx: ProfileCtx) {
  allow(ctx, "medicalCenter:write");
  const today = localDate(ctx.now());
  const all = offeredOn(ctx, today);
  const rows = await ctx.db
    .select({
      target: all.target,
      id: all.id,
      name: all.name,
      price: all.price,
      currency: all.currency,
      place: sql`row_number() over (order by ${byName(all)}, ${all.rank}, ${all.id})`.mapWith(Number),
    })
    .from(all)
    .orderBy(asc(all.rank), byName(all), asc(all.id));
  const coming = await ctx.db
    .selectDistinctOn([prices.target, prices.targetId])
    .from(prices)
    .where(and(eq(prices.medicalCenterId, ctx.profile.medicalCenterId), gt(prices.validFrom, today)))
    .orderBy(prices.target, prices.targetId, prices.validFrom);
  const next = new Map(coming.map((row) => [keyOf(row), row]));
  return rows.map((row) => ({ ...row, next: next.get(`${row.target} ${row.id}`) ?? null }));
}

/**
 * The version of the whole price list: each change of a service, product or preset, and of its prices, counts it up,
 * since removed ones still count.
 */
export async function versionOfPrices({ db, profile }: ProfileCtx): Promise<number> {
  const versionsOf = (target: PriceTarget) => {
    const { medicalCenterId, version } = pricedTables[target];
    return db
      .select({ version: sql<number>`${version}`.as("version") })
      .from(pricedTables[target])
      .where(eq(medicalCenterId, profile.medicalCenterId));
  };
  const all = unionAll(versionsOf("PROCEDURE"), versionsOf("ADDITIONAL_PROCEDURE"), versionsOf("VOUCHER_PRESET")).as(
    "versions",
  );
  const [row] = await db.select({ version: sum(all.version).mapWith(Number) }).from(all);
  return row!.version ?? 0;
}

/** One of them; any other is not found. */
export async function readPriced(ctx: Ctx, target: PriceTarget, id: number): Promise<Priced> {
  allow(ctx, "medicalCenter:write");
  const table = pricedTables[target];
  const today = localDate(ctx.now());
  const [row] = await ctx.db
    .select({
      id: table.id,
      name: table.name,
      price: priceOn(target, today),
      before: priceOn(target, addDays(today, -1)),
      currency: table.priceCurrency,
      version: table.version,
    })
    .from(table)
    .where(and(...offeredRows(ctx, target), eq(table.id, id)));
  if (!row) throw new Fault("notFound");
  return { target, ...row };
}

/** The most prices of one row that are shown: the latest. */
const MOST_OF_ONE = 50;

/** Rows of the three tables in one map: `PROCEDURE 12`. */
const keyOf = ({ target, targetId }: Price) => `${target} ${targetId}`;
const hasKey = (ctx: Ctx, keys: readonly string[]) =>
  and(
    eq(prices.medicalCenterId, ctx.profile!.medicalCenterId),
    inArray(
      sql`(${prices.target}, ${prices.targetId})`,
      keys.map((key) => {
        const [target, id] = key.split(" ");
        return sql`(${target}::price_target, ${Number(id)}::integer)`;
      }),
    ),
  );

/** The prices of each with their days, the latest first. */
export const pricesOf = batch(async (ctx, keys: readonly string[]) => {
  const ranked = ctx.db
    .select({
      id: prices.id,
      place:
        sql<number>`row_number() over (partition by ${prices.target}, ${prices.targetId} order by ${prices.validFrom} desc)`.as(
          "place",
        ),
    })
    .from(prices)
    .where(hasKey(ctx, keys))
    .as("ranked");
  const rows = await ctx.db
    .select({ price: prices })
    .from(ranked)
    .innerJoin(prices, eq(prices.id, ranked.id))
    .where(sql`${ranked.place} <= ${MOST_OF_ONE}`)
    .orderBy(sql`${prices.validFrom} desc`);
  const found = new Map<string, Price[]>();
  for (const { price } of rows) found.set(keyOf(price), [...(found.get(keyOf(price)) ?? []), price]);
  return found;
});
