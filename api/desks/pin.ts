import { eq } from "drizzle-orm";
import { PinInput } from "#rules/inputs/desk.ts";
import { linkTo } from "../accounts/link-to.ts";
import { mailLanguage } from "../accounts/mail-texts.ts";
import { me } from "../accounts/me.ts";
import { postMail } from "../accounts/post-mail.ts";
import { provePassword } from "../accounts/prove-password.ts";
import { transaction, type Ctx } from "../context.ts";
import { pins, type users } from "../db/tables/users.ts";
import { parse } from "../parse.ts";
import { hashPassword } from "../passwords/hash.ts";
import { trackAccount } from "../track-account.ts";
import { pinMails, type Told } from "./mails.ts";
import { pinDigest } from "./pin-digest.ts";

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
  const userId = user.id;
  const set = { pinHash: await hashPassword(pinDigest(ctx, userId, pin), ctx.hasher), setAt: ctx.now() };
  await transaction(ctx, async (ctx) => {
    await ctx.db.insert(pins).values({ userId, ...set }).onConflictDoUpdate({ target: pins.userId, set });
    await tellOwner(ctx, user, "set");
    await trackAccount(ctx, "pin.set");
  });
  return true;
}

/** From now on the own password unlocks; without a PIN it stays so. */
export const removePin = (ctx: Ctx): Promise<true> =>
  transaction(ctx, async (ctx) => {
    const removed = await ctx.db.delete(pins).where(eq(pins.userId, ctx.session!.userId)).returning();
    if (removed.length === 0) return true as const;
    await tellOwner(ctx, await me(ctx), "removed");
    await trackAccount(ctx, "pin.removed");
    return true as const;
  });

/** Told by e-mail, so that nobody sets another's PIN unseen. */
async function tellOwner(ctx: Ctx, user: typeof users.$inferSelect, told: Told) {
  const language = mailLanguage(user.locale);
  await postMail(ctx, { recipient: user.email, medicalCenterId: null }, pinMails[language][told](linkTo(ctx, language, "/zapomenute-heslo")));
}
