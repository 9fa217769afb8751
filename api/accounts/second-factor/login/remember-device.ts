import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { tokenHash } from "../../../core/access/authenticate.ts";
import type { Ctx } from "../../../core/context.ts";
import { rememberedDevices } from "../../../core/db/tables/remembered-devices.ts";
import { DAY, later } from "#rules/time/durations.ts";

const DAYS = 30;

/** From now on this device is not asked for the user's code, for thirty days; answers its token. */
export async function rememberDevice(ctx: Ctx, userId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = ctx.now();
  await ctx.db.insert(rememberedDevices).values({
    tokenHash: tokenHash(token),
    userId,
    userAgent: ctx.userAgent,
    address: ctx.address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: later(now, DAYS * DAY),
  });
  return token;
}

/** True if the token is of a device that this user lets be remembered; records the use. */
export async function knowsDevice(ctx: Ctx, userId: number, token: string | null | undefined): Promise<boolean> {
  if (!token) return false;
  const now = ctx.now();
  const known = and(
    eq(rememberedDevices.tokenHash, tokenHash(token)),
    eq(rememberedDevices.userId, userId),
    gt(rememberedDevices.expiresAt, now),
  );
  return (await ctx.db.update(rememberedDevices).set({ lastSeenAt: now }).where(known).returning()).length === 1;
}

/** After a change of the password or of the second factor every device is asked again. */
export const forgetDevices = (ctx: Pick<Ctx, "db">, userId: number) =>
  ctx.db.delete(rememberedDevices).where(eq(rememberedDevices.userId, userId));
