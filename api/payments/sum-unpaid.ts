import { and, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import { unpaidAges, type UnpaidAge } from "#rules/codes.ts";
import { daysOfAge } from "#rules/payments/unpaid-ages.ts";
import { instantOf, localDate, type IsoDate } from "#rules/time/time.ts";
import { allow, reachOf } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { payments } from "../core/db/tables/payments.ts";
import { isUnpaid, ofMine, owed } from "./which.ts";

/** The number and the sum of the unpaid payments in the caller's reach, by age. */
export async function sumUnpaid(ctx: Ctx) {
  allow(ctx, "payment:list");
  const today = localDate(ctx.now());
  const sums = await ctx.db
    .select({
      age: sql<UnpaidAge>`case ${sql.join(
        unpaidAges.map((one) => sql`when ${ofAge(one, today)} then ${one}::text`),
        sql` `,
      )} else ${unpaidAges[0]}::text end`.as("age"),
      count: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${owed})`.mapWith(Number),
    })
    .from(payments)
    .where(and(eq(payments.medicalCenterId, ctx.profile.medicalCenterId), isUnpaid, unpaidInReach(ctx)))
    .groupBy(sql`1`);
  return unpaidAges.map((one) => sums.find(({ age }) => age === one) ?? { age: one, count: 0, amount: 0 });
}

/** Payments that are of this age on a day. */
export function ofAge(age: UnpaidAge, today: IsoDate): SQL {
  const { from, before } = daysOfAge(age, today);
  const last = lt(payments.createdAt, instantOf(before));
  return from ? and(gte(payments.createdAt, instantOf(from)), last)! : last;
}

/** The unpaid payments that the caller sees: a paramedic the own ones; reception all, as it asks for the money. */
export function unpaidInReach(ctx: ProfileCtx): SQL | undefined {
  const isOwn = reachOf(ctx, "payment:list") === "own" && ctx.profile.role !== "ROLE_RECEPTIONIST";
  return isOwn ? ofMine(ctx) : undefined;
}
