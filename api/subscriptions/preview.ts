import { eq } from "drizzle-orm";
import { SubscriptionInput } from "#rules/inputs/subscriptions/subscription.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { discountCodeUses } from "../core/db/tables/discount-code-uses.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { choose } from "./orders-for.ts";
import { readStanding, type Standing } from "./standing.ts";

/**
 * The standing that would follow from a choice, without ordering it; refused like the order. A code is tried, and not
 * used.
 */
export async function previewSubscription(ctx: Ctx, given: unknown): Promise<Standing> {
  allow(ctx, "subscription:manage");
  const input = parse(SubscriptionInput, given);
  const standing = await readStanding(ctx);
  if (!standing) throw new Fault("notFound");
  const { orders, newCode } = await choose(ctx, standing, input);
  if (newCode) {
    const [used] = await ctx.db.select().from(discountCodeUses).where(eq(discountCodeUses.code, newCode.code));
    if (used && used.uses >= newCode.uses) throw fieldFault("discountCode", "discountCodeUsed");
  }
  const kept = standing.orders.filter(({ from }) => from <= standing.today);
  const after = [...kept, ...orders];
  const planned = after.find(({ from }) => from > standing.today) ?? null;
  return {
    ...standing,
    orders: after,
    inForce: after.filter(({ from }) => from <= standing.today).at(-1) ?? null,
    planned,
  };
}
