import { may } from "#rules/permissions.ts";
import type { SubscriptionType } from "#rules/codes.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { readStanding, type Standing } from "./standing.ts";

/** The subscription of the own centre, or null where there are none. */
export async function readSubscription(ctx: Ctx): Promise<Standing | null> {
  allow(ctx, "subscription:manage");
  return readStanding(ctx);
}

/** Its type for administrators; null for others, and where there are none. */
export async function readSubscriptionType(ctx: Ctx): Promise<SubscriptionType | null> {
  allow(ctx, "personal:write");
  if (!may(ctx.profile, "subscription:manage")) return null;
  const standing = await readStanding(ctx);
  return standing && (standing.inForce?.type ?? "UNSUBSCRIBED");
}
