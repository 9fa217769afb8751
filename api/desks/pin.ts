import { eq } from "drizzle-orm";
import { PinInput } from "#rules/inputs/desk.ts";
import { me } from "../accounts/me.ts";
import { provePassword } from "../accounts/prove-password.ts";
import { renewToken } from "../accounts/renew-token.ts";
import { tellOwner } from "../accounts/tell-owner.ts";
import { transaction, type Ctx } from "../context.ts";
import { pins } from "../db/tables/users.ts";
import { parse } from "../parse.ts";
import { trackAccount } from "../track-account.ts";
import { pinMail } from "./mails.ts";
import { hashPin } from "./pin-digest.ts";

/** Since when the signed-in user has a PIN, or null. */
export const readPin = (ctx: Ctx): Promise<Date | null> =>
  transaction(ctx, async (ctx) => {
    const [pin] = await ctx.db.select().from(pins).where(eq(pins.userId, ctx.session!.userId));
    return pin?.setAt ?? null;
  });

/** Sets the own PIN, or another instead of it, for whoever says the password again. */
export async function setPin(ctx: Ctx, input: { password: string; pin: string }): Promise<true> {
  const { password, pin } = parse(PinInput, input);
  const user = await provePassword(ctx, { password });
  const set = { ...(await hashPin(ctx, user.id, pin)), setAt: ctx.now() };
  await transaction(ctx, async (ctx) => {
    await ctx.db
      .insert(pins)
      .values({ userId: user.id, ...set })
      .onConflictDoUpdate({ target: pins.userId, set });
    await tellOwner(ctx, user, (language, password) => pinMail("set", language, password));
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
    await tellOwner(ctx, await me(ctx), (language, password) => pinMail("removed", language, password));
    await trackAccount(ctx, "pin.removed");
    return true as const;
  });
