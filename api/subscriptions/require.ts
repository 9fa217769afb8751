import { Fault } from "../core/fault.ts";
import { countUsers, isUnsubscribed, readStanding, roomOf, type Subscribing } from "./standing.ts";

/** Refuses what a centre without a subscription may not do (`unsubscribed`); everything is allowed where there are none. */
export async function requireSubscription(ctx: Subscribing): Promise<void> {
  if (await lacksSubscription(ctx)) throw new Fault("unsubscribed");
}

export async function lacksSubscription(ctx: Subscribing): Promise<boolean> {
  const standing = await readStanding(ctx);
  return standing !== null && isUnsubscribed(standing);
}

/**
 * Refuses one more user than the subscription has (`usersLimitReached`). The centre stays locked until the transaction
 * ends, so that of several at once none comes past the limit.
 */
export async function requireRoom(ctx: Subscribing): Promise<void> {
  const standing = await readStanding(ctx, { locked: true });
  if (!standing) return;
  if (isUnsubscribed(standing)) throw new Fault("unsubscribed");
  const usersLimit = roomOf(standing);
  if (usersLimit !== null && (await countUsers(ctx)) >= usersLimit)
    throw new Fault("usersLimitReached", { usersLimit });
}
