import type { z } from "zod";
import type { SubscriptionInput } from "#rules/inputs/subscriptions/subscription.ts";
import { ordersFor, type Wanted } from "#rules/subscriptions/order.ts";
import { planOn, type DiscountCode } from "#rules/subscriptions/plans.ts";
import type { Ordered } from "#rules/subscriptions/standing.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { fullName } from "#rules/text/full-name.ts";
import { countUsers, listUsers, type Standing, type Subscribing } from "./standing.ts";

type Input = z.output<typeof SubscriptionInput>;

/** Names of users that a refusal holds at most. */
const MOST_NAMES = 50;

/** The orders that follow from a centre's choice, and the code that they use for the first time. */
export type Choice = { wanted: Wanted; orders: Ordered[]; newCode: DiscountCode | null };

/**
 * The orders that follow from what a centre chooses. Refused are a plan that is not offered, a limit that it does not
 * have, fewer users than there are (`usersAboveLimit`, with their names), and a code that does not hold.
 */
export async function choose(ctx: Subscribing, standing: Standing, input: Input): Promise<Choice> {
  const wanted = await wantedOf(ctx, standing, input);
  const code = input.discountCode === null ? null : codeNamed(standing, input.discountCode, wanted);
  const running = standing.inForce?.discount;
  const goesOn = code !== null && running?.code === code.code && standing.today < running.until;
  const orders = ordersFor(standing.inForce, wanted, standing.today, goesOn ? null : code);
  const known = standing.rows.some(({ discountCode }) => discountCode === code?.code);
  return { wanted, orders, newCode: known ? null : code };
}

async function wantedOf(ctx: Subscribing, standing: Standing, input: Input): Promise<Wanted> {
  const { subscriptionType: type, paymentFrequency: frequency } = input;
  if (type === "UNSUBSCRIBED") return { type, frequency, usersLimit: null };
  const plan = planOn(standing.plans.plans, type, standing.currency, standing.today);
  if (!plan) throw fieldFault("subscriptionType", "planNotOffered");
  const users = await countUsers(ctx);
  const usersLimit = type === "TEAM" ? (input.usersLimit ?? Math.max(plan.users, users)) : plan.users;
  if (usersLimit < plan.users || usersLimit > plan.mostUsers) throw fieldFault("usersLimit", "usersLimitOutOfRange");
  if (usersLimit < users) {
    const names = (await listUsers(ctx, MOST_NAMES)).map(fullName);
    throw new Fault("usersAboveLimit", { usersLimit, users, names: names.join(", ") });
  }
  return { type, frequency, usersLimit };
}

/** A code of the installation that holds for this centre and plan. Each centre uses one once, for its periods. */
function codeNamed({ plans, currency, today, rows, inForce }: Standing, name: string, wanted: Wanted): DiscountCode {
  const code = plans.codes.find((one) => one.code === name);
  const isPaid = wanted.type === "SOLO" || wanted.type === "TEAM";
  if (!code || !isPaid || code.until < today || (code.amount !== null && code.currency !== currency))
    throw fieldFault("discountCode", "discountCodeUnknown");
  const begun = rows.some((row) => row.discountCode === name && row.withdrawnAt === null && row.beginsOn <= today);
  const running = inForce?.discount?.code === name && today < inForce.discount.until;
  if (begun && !running) throw fieldFault("discountCode", "discountCodeUsed");
  return code;
}
