import { eq } from "drizzle-orm";
import type { Ctx } from "../../core/context.ts";
import { users } from "../../core/db/tables/users.ts";
import { spendTokensTo } from "../registration/usable-token.ts";
import { forgetDevices } from "../second-factor/login/remember-device.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { mailTexts } from "../../mail/mail-texts.ts";
import { notifyOwner } from "../../mail/notify-owner.ts";

/**
 * Stores a user's new password. Ends every session but `keep`, pending logins and remembered devices, spends every
 * token that could set a password, and notifies the user. Runs in the caller's transaction.
 */
export async function replacePassword(ctx: Ctx, user: typeof users.$inferSelect, passwordHash: string, keep?: number) {
  const now = ctx.now();
  await ctx.db
    .update(users)
    .set({ passwordHash, verifiedAt: user.verifiedAt ?? now })
    .where(eq(users.id, user.id));
  await endSessions(ctx, user.id, keep);
  await forgetDevices(ctx, user.id);
  await spendTokensTo(ctx, user.email);
  await notifyOwner(ctx, user, (language, password) => mailTexts[language].passwordChanged(password));
}
