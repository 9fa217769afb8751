import { eq } from "drizzle-orm";
import { CodeInput } from "#rules/inputs/accounts/second-factor.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { lockCurrentUser } from "../lock-current-user.ts";
import { renewToken } from "../reauthentication/renew-token.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { secondFactors } from "../../core/db/tables/second-factors.ts";
import { Fault, fieldFault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { trackAccount } from "../../core/track-account.ts";
import { countAttempt, forgiveAttempts } from "./attempts.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { preparedHere } from "./prepare.ts";
import { unseal } from "./seal.ts";
import { notifyUser } from "./notify-user.ts";
import { stepOf } from "./time-codes.ts";

/**
 * Turns the prepared second factor on by a code from it; ends the other sessions, which were opened without one.
 * Answers the recovery codes.
 */
export async function turnOnSecondFactor(ctx: Ctx, given: { code: string }): Promise<string[]> {
  const { code } = parse(CodeInput, given);
  const { id: sessionId, userId } = ctx.session!;
  await countAttempt(ctx, userId);
  const codes = await transaction(ctx, async (ctx) => {
    const user = await lockCurrentUser(ctx);
    const [factor] = await ctx.db.select().from(secondFactors).where(preparedHere(ctx));
    if (!factor) throw new Fault("secondFactorChanged");
    const lastStep = stepOf(ctx, unseal(ctx, userId, factor), code.replace(/\s/g, ""));
    if (!lastStep) throw fieldFault("code", "codeWrong");
    await ctx.db.update(secondFactors).set({ turnedOnAt: ctx.now(), lastStep }).where(eq(secondFactors.userId, userId));
    await endSessions(ctx, userId, sessionId);
    await notifyUser(ctx, user, "turnedOn");
    await trackAccount(ctx, "secondFactor.turnedOn");
    await renewToken(ctx);
    return makeRecoveryCodes(ctx, userId);
  });
  await forgiveAttempts(ctx, userId);
  return codes;
}
