import { and, asc, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import { unpaidAges, type UnpaidAge } from "#rules/codes.ts";
import { daysOfAge } from "#rules/payments/unpaid-ages.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { allow, reachOf } from "../access/allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { payments } from "../db/tables/payments.ts";
import { pageWithin } from "../page-within.ts";
import { track } from "../track.ts";
import { isUnpaid, ofMine, owed } from "./which.ts";

const PAGE_SIZE = 50;

type Asked = { age?: UnpaidAge | null; page?: number | null };

/**
 * A page of the unpaid payments of the centre, the oldest first, of all ages or one, with the number and the sum of each
 * age. A paramedic sees the own ones; reception all, as it asks for the money.
 */
export async function listUnpaid(ctx: Ctx, { age, page: wanted }: Asked) {
  allow(ctx, "payment:read");
  const which = and(eq(payments.medicalCenterId, ctx.profile.medicalCenterId), isUnpaid, inMyReach(ctx));
  const today = localDate(ctx.now());
  const ofAge = (one: UnpaidAge): SQL => {
    const { from, before } = daysOfAge(one, today);
    const last = lt(payments.createdAt, instantOf(before));
    return from ? and(gte(payments.createdAt, instantOf(from)), last)! : last;
  };
  const sums = await ctx.db
    .select({
      age: sql<UnpaidAge>`case ${sql.join(
        unpaidAges.map((one) => sql`when ${ofAge(one)} then ${one}::text`),
        sql` `,
      )} else ${unpaidAges[0]}::text end`.as("age"),
      count: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${owed})`.mapWith(Number),
    })
    .from(payments)
    .where(which)
    .groupBy(sql`1`);
  const ages = unpaidAges.map((one) => sums.find((sum) => sum.age === one) ?? { age: one, count: 0, amount: 0 });
  const total = ages.filter((one) => !age || one.age === age).reduce((sum, { count }) => sum + count, 0);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const items = await ctx.db
    .select()
    .from(payments)
    .where(and(which, age ? ofAge(age) : undefined))
    .orderBy(asc(payments.createdAt), asc(payments.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "payment.listed");
  return { items, total, page, pageSize: PAGE_SIZE, ages };
}
export type UnpaidList = Awaited<ReturnType<typeof listUnpaid>>;

function inMyReach(ctx: ProfileCtx): SQL | undefined {
  const isOwn = reachOf(ctx, "payment:list") === "own" && ctx.profile.role !== "ROLE_RECEPTIONIST";
  return isOwn ? ofMine(ctx) : undefined;
}
