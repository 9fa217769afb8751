import { eq } from "drizzle-orm";
import type { SigningProof } from "#rules/codes.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { sessions } from "../../core/db/tables/sessions.ts";
import { findSecondFactor } from "../second-factor/scope.ts";

/**
 * Records in the session that its owner has just reauthenticated, and by what: for one signature that requires it
 * (take-confirmation.ts), and for some minutes for operations that require recent authentication
 * (require-recent-auth.ts), where a password is not enough for a user with a second factor.
 */
export const noteConfirmation = (ctx: Ctx, confirmedWith: SigningProof) =>
  transaction(ctx, async (ctx) => {
    const { id, userId } = ctx.session!;
    const isWhole = confirmedWith === "CODE" || !(await findSecondFactor(ctx, userId));
    const now = ctx.now();
    await ctx.db
      .update(sessions)
      .set({ confirmedAt: now, confirmedWith, authenticatedAt: isWhole ? now : undefined })
      .where(eq(sessions.id, id));
  });
