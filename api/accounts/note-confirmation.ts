import { eq } from "drizzle-orm";
import type { SigningProof } from "#rules/codes.ts";
import { transaction, type Ctx } from "../context.ts";
import { sessions } from "../db/tables/users.ts";
import { secondFactorOf } from "../second-factor/scope.ts";

/**
 * Notes in the session that its owner has proved just now who they are, and by what: for the one signature that asks for it
 * (take-confirmation.ts), and for some minutes for operations that ask for recent authentication (require-recent-auth.ts), where a
 * password is too little of a user with a second factor.
 */
export const noteConfirmation = (ctx: Ctx, confirmedWith: SigningProof) =>
  transaction(ctx, async (ctx) => {
    const { id, userId } = ctx.session!;
    const isWhole = confirmedWith === "CODE" || !(await secondFactorOf(ctx, userId));
    const now = ctx.now();
    await ctx.db
      .update(sessions)
      .set({ confirmedAt: now, confirmedWith, provenAt: isWhole ? now : undefined })
      .where(eq(sessions.id, id));
  });
