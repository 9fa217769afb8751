import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { SubscriptionInput } from "#rules/inputs/subscriptions/subscription.ts";
import type { DiscountCode } from "#rules/subscriptions/plans.ts";
import { allow } from "../core/access/allow.ts";
import { limit } from "../core/access/rate-limit.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { discountCodeUses } from "../core/db/tables/discount-code-uses.ts";
import { subscriptions } from "../core/db/tables/subscriptions.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { choose } from "./orders-for.ts";
import { readStanding, type Standing } from "./standing.ts";

/**
 * Orders a plan, based on the standing of this version: a larger one holds at once, a smaller one from the next period.
 * It withdraws the planned one before it, and locks the centre as an added user does.
 */
export async function orderSubscription(ctx: Ctx, version: number, given: unknown): Promise<Standing> {
  allow(ctx, "subscription:manage");
  const input = parse(SubscriptionInput, given);
  const standing = await readStanding(ctx, { locked: true });
  if (!standing) throw new Fault("notFound");
  if (standing.version !== version) throw new Fault("stale");
  const { orders, newCode } = await choose(ctx, standing, input);
  if (orders.length === 0 && !standing.planned) return standing;
  await withdrawPlanned(ctx, standing);
  if (newCode && orders.length > 0) await consumeDiscountCode(ctx, newCode);
  const { medicalCenterId, id: createdBy } = ctx.profile;
  if (orders.length > 0)
    await ctx.db.insert(subscriptions).values(
      orders.map(({ from, discount, ...order }) => ({
        ...order,
        medicalCenterId,
        beginsOn: from,
        discountCode: discount?.code,
        discountPercent: discount?.percent,
        discountAmount: discount?.amount,
        discountFrom: discount?.from,
        discountUntil: discount?.until,
        createdAt: ctx.now(),
        createdBy,
      })),
    );
  await track(ctx, "subscription.ordered", {
    details: { orders: orders.map(({ from, type, frequency, usersLimit }) => ({ from, type, frequency, usersLimit })) },
  });
  return (await readStanding(ctx))!;
}

const withdrawPlanned = (ctx: ProfileCtx, { center, today }: Standing) =>
  ctx.db
    .update(subscriptions)
    .set({ withdrawnAt: ctx.now(), withdrawnBy: ctx.profile.id })
    .where(
      and(
        eq(subscriptions.medicalCenterId, center),
        gt(subscriptions.beginsOn, today),
        isNull(subscriptions.withdrawnAt),
      ),
    );

/** Counts a use of a code, across centres; of several at once none comes past their number. */
async function consumeDiscountCode({ db }: ProfileCtx, { code, uses }: DiscountCode) {
  const counted = await db
    .insert(discountCodeUses)
    .values({ code, uses: 1 })
    .onConflictDoUpdate({
      target: discountCodeUses.code,
      set: { uses: sql`${discountCodeUses.uses} + 1` },
      setWhere: lt(discountCodeUses.uses, uses),
    })
    .returning();
  if (counted.length === 0) throw fieldFault("discountCode", "discountCodeUsed");
}

/**
 * Counts a try of a code, right or wrong, before the request's transaction, which a refusal rolls back; a right one
 * forgives none, so that a known code does not help to guess another.
 */
export async function countCodeTry(ctx: Ctx, { discountCode }: { discountCode?: string | null }): Promise<void> {
  if (!discountCode?.trim() || !ctx.session) return;
  await limit(ctx, "discount code from", ctx.address, 60, 60);
  await limit(ctx, "discount code of", String(ctx.session.userId), 20, 60);
}
