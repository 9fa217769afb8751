import { and, eq, gt } from "drizzle-orm";
import { SecondStepInput } from "#rules/inputs/accounts/second-factor.ts";
import { noteRefusal } from "../../sessions/note-refused-login.ts";
import { startSession } from "../../sessions/start-session.ts";
import { tokenHash } from "../../../core/access/authenticate.ts";
import { transaction, type Ctx } from "../../../core/context.ts";
import { secondSteps } from "../../../core/db/tables/second-steps.ts";
import { Fault } from "../../../core/fault.ts";
import { parse } from "../../../core/parse.ts";
import { countAttempt, forgiveAttempts } from "../attempts.ts";
import type { Entrance } from "./complete-password-step.ts";
import { rememberDevice } from "./remember-device.ts";
import { consumeCode } from "../consume-code.ts";

type Input = { token: string; code: string; rememberDevice?: boolean | null };

/**
 * Completes a login that still owes the code: the session has a token of its own, so that the holder of the first one
 * has nothing.
 */
export async function completeSecondStep(ctx: Ctx, input: Input): Promise<Entrance> {
  const { token, code, rememberDevice: remember } = parse(SecondStepInput, input);
  const open = and(eq(secondSteps.tokenHash, tokenHash(token)), gt(secondSteps.expiresAt, ctx.now()));
  const [step] = await ctx.db.select().from(secondSteps).where(open);
  if (!step) throw new Fault("secondStepOver");
  const { userId } = step;
  await countAttempt(ctx, userId);
  const entrance = await transaction(ctx, async (ctx) => {
    const { recovery } = await consumeCode(ctx, userId, code);
    if ((await ctx.db.delete(secondSteps).where(open).returning()).length === 0) throw new Fault("secondStepOver");
    const deviceToken = remember ? await rememberDevice(ctx, userId) : undefined;
    return {
      ...(await startSession(ctx, userId, recovery ? "RECOVERY_CODE" : "CODE")),
      secondStep: false,
      deviceToken,
    };
  }).catch(async (refused: unknown) => {
    await noteRefusal(ctx, userId, "session.refused");
    throw refused;
  });
  await forgiveAttempts(ctx, userId);
  return entrance;
}
