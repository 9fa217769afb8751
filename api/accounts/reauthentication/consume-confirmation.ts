import { and, eq, gt, gte } from "drizzle-orm";
import type { SigningProof } from "#rules/codes.ts";
import { earlier, MINUTE } from "#rules/time/durations.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { sessions } from "../../core/db/tables/sessions.ts";
import { Fault } from "../../core/fault.ts";

const HOLDS_MINUTES = 2;

/**
 * Consumes the recent authentication of this session, where one is required: it serves one action, and a stronger one
 * serves as well. Answers which it was.
 */
export async function consumeConfirmation(ctx: ProfileCtx, asked: SigningProof): Promise<SigningProof> {
  if (asked === "NONE") return asked;
  const fresh = gt(sessions.confirmedAt, earlier(ctx.now(), HOLDS_MINUTES * MINUTE));
  const enough = gte(sessions.confirmedWith, asked);
  const [taken] = await ctx.db
    .update(sessions)
    .set({ confirmedAt: null })
    .where(and(eq(sessions.id, ctx.session.id), fresh, enough))
    .returning();
  if (!taken) throw new Fault(asked === "CODE" ? "codeNotConfirmed" : "passwordNotConfirmed");
  return taken.confirmedWith!;
}
