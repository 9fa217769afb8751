import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { accountTokens, users } from "../db/tables/users.ts";
import { forgetDevices } from "../second-factor/remember-device.ts";
import { endSessions } from "./end-sessions.ts";
import { mailTexts } from "./mail-texts.ts";
import { tellOwner } from "./tell-owner.ts";

/**
 * Stores a user's new password: every session but `keep` ends, with logins on their way and remembered devices, every token
 * that could set a password is spent, and the user is told. Stands in the caller's transaction.
 */
export async function replacePassword(ctx: Ctx, user: typeof users.$inferSelect, passwordHash: string, keep?: number) {
  const now = ctx.now();
  await ctx.db
    .update(users)
    .set({ passwordHash, verifiedAt: user.verifiedAt ?? now })
    .where(eq(users.id, user.id));
  await endSessions(ctx, user.id, keep);
  await forgetDevices(ctx, user.id);
  await spendPasswordTokens(ctx, user.email);
  await tellOwner(ctx, user, (language, password) => mailTexts[language].passwordChanged(password));
}

export const spendPasswordTokens = (ctx: Ctx, email: string) =>
  ctx.db
    .update(accountTokens)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        eq(accountTokens.email, email),
        isNull(accountTokens.usedAt),
        inArray(accountTokens.kind, ["REGISTRATION", "PASSWORD"]),
      ),
    );
