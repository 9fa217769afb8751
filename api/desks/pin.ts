import { eq } from "drizzle-orm";
import { PinInput } from "#rules/inputs/accounts/desk.ts";
import { me } from "../accounts/me.ts";
import { verifyOwnPassword } from "../accounts/passwords/verify-own-password.ts";
import { renewToken } from "../accounts/reauthentication/renew-token.ts";
import { notifyOwner } from "../mail/notify-owner.ts";
import { transaction, type Ctx } from "../core/context.ts";
import { pins } from "../core/db/tables/pins.ts";
import { parse } from "../core/parse.ts";
import { trackAccount } from "../core/track-account.ts";
import { pinMail } from "./mails.ts";
import { hashPin } from "./pin-digest.ts";

/** Since when the signed-in user has a PIN, or null. */
export const readPin = (ctx: Ctx): Promise<Date | null> =>
  transaction(ctx, async (ctx) => {
    const [pin] = await ctx.db.select().from(pins).where(eq(pins.userId, ctx.session!.userId));
    return pin?.setAt ?? null;
  });

/** Sets or replaces the user's own PIN, after the password is repeated. */
export async function setPin(ctx: Ctx, input: { password: string; pin: string }): Promise<true> {
  const { password, pin } = parse(PinInput, input);
  const user = await verifyOwnPassword(ctx, { password });
  const set = { ...(await hashPin(ctx, user.id, pin)), setAt: ctx.now() };
  await transaction(ctx, async (ctx) => {
    await ctx.db
      .insert(pins)
      .values({ userId: user.id, ...set })
      .onConflictDoUpdate({ target: pins.userId, set });
    await notifyOwner(ctx, user, (language, password) => pinMail("set", language, password));
    await trackAccount(ctx, "pin.set");
    await renewToken(ctx);
  });
  return true;
}

/** From now on the own password unlocks; without a PIN it stays so. */
export const removePin = (ctx: Ctx): Promise<true> =>
  transaction(ctx, async (ctx) => {
    const removed = await ctx.db.delete(pins).where(eq(pins.userId, ctx.session!.userId)).returning();
    if (removed.length === 0) return true as const;
    await notifyOwner(ctx, await me(ctx), (language, password) => pinMail("removed", language, password));
    await trackAccount(ctx, "pin.removed");
    return true as const;
  });
