import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { accountTokens, users } from "../db/tables/users.ts";
import { forgetDevices } from "../second-factor/remember-device.ts";
import { endSessions } from "./end-sessions.ts";
import { linkTo } from "./link-to.ts";
import { mailLanguage, mailTexts } from "./mail-texts.ts";
import { postMail } from "./post-mail.ts";

/**
 * Stores a user's new password: every session but `keep` ends, with logins on their way and remembered devices, every token
 * that could set a password is spent, and the user is told. Stands in the caller's transaction.
 */
export async function replacePassword(ctx: Ctx, user: typeof users.$inferSelect, passwordHash: string, keep?: number) {
  const now = ctx.now();
  await ctx.db.update(users).set({ passwordHash, verifiedAt: user.verifiedAt ?? now }).where(eq(users.id, user.id));
  await endSessions(ctx, user.id, keep);
  await forgetDevices(ctx, user.id);
  await spendPasswordTokens(ctx, user.email);
  const language = mailLanguage(user.locale);
  const text = mailTexts[language].passwordChanged(linkTo(ctx, language, "/zapomenute-heslo"));
  await postMail(ctx, { recipient: user.email, medicalCenterId: null }, text);
}

export const spendPasswordTokens = (ctx: Ctx, email: string) =>
  ctx.db
    .update(accountTokens)
    .set({ usedAt: ctx.now() })
    .where(and(eq(accountTokens.email, email), isNull(accountTokens.usedAt), inArray(accountTokens.kind, ["REGISTRATION", "PASSWORD"])));
