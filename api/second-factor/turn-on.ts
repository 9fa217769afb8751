import { eq } from "drizzle-orm";
import { CodeInput } from "#rules/inputs/second-factor.ts";
import { endSessions } from "../accounts/end-sessions.ts";
import { myTurn } from "../accounts/my-turn.ts";
import { renewToken } from "../accounts/renew-token.ts";
import { transaction, type Ctx } from "../context.ts";
import { secondFactors } from "../db/tables/users.ts";
import { Fault, fieldFault } from "../fault.ts";
import { parse } from "../parse.ts";
import { trackAccount } from "../track-account.ts";
import { countAttempt, forgiveAttempts } from "./attempts.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { preparedHere } from "./prepare.ts";
import { unseal } from "./seal.ts";
import { tellUser } from "./tell-user.ts";
import { stepOf } from "./time-codes.ts";

/** Turns the prepared second factor on, for whoever proves it by a code; ends the other sessions, which came without one. Answers the recovery codes. */
export async function turnOnSecondFactor(ctx: Ctx, given: { code: string }): Promise<string[]> {
  const { code } = parse(CodeInput, given);
  const { id: sessionId, userId } = ctx.session!;
  await countAttempt(ctx, userId);
  const codes = await transaction(ctx, async (ctx) => {
    const user = await myTurn(ctx);
    const [factor] = await ctx.db.select().from(secondFactors).where(preparedHere(ctx));
    if (!factor) throw new Fault("secondFactorChanged");
    const lastStep = stepOf(ctx, unseal(ctx, userId, factor), code.replace(/\s/g, ""));
    if (!lastStep) throw fieldFault("code", "codeWrong");
    await ctx.db.update(secondFactors).set({ turnedOnAt: ctx.now(), lastStep }).where(eq(secondFactors.userId, userId));
    await endSessions(ctx, userId, sessionId);
    await tellUser(ctx, user, "turnedOn");
    await trackAccount(ctx, "secondFactor.turnedOn");
    await renewToken(ctx);
    return makeRecoveryCodes(ctx, userId);
  });
  await forgiveAttempts(ctx, userId);
  return codes;
}
