import { and, eq, gt } from "drizzle-orm";
import { SecondStepInput } from "#rules/inputs/second-factor.ts";
import { noteRefusal } from "../accounts/note-refused-login.ts";
import { startSession } from "../accounts/start-session.ts";
import { tokenHash } from "../authenticate.ts";
import { transaction, type Ctx } from "../context.ts";
import { secondSteps } from "../db/tables/users.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { countAttempt, forgiveAttempts } from "./attempts.ts";
import type { Entrance } from "./let-in.ts";
import { rememberDevice } from "./remember-device.ts";
import { takeCode } from "./take-code.ts";

type Input = { token: string; code: string; rememberDevice?: boolean | null };

/** Ends a login that still owes the code: the session has a token of its own, so whoever knew the first has nothing. */
export async function takeSecondStep(ctx: Ctx, input: Input): Promise<Entrance> {
  const { token, code, rememberDevice: remember } = parse(SecondStepInput, input);
  const open = and(eq(secondSteps.tokenHash, tokenHash(token)), gt(secondSteps.expiresAt, ctx.now()));
  const [step] = await ctx.db.select().from(secondSteps).where(open);
  if (!step) throw new Fault("secondStepOver");
  const { userId } = step;
  await countAttempt(ctx, userId);
  const entrance = await transaction(ctx, async (ctx) => {
    const { recovery } = await takeCode(ctx, userId, code);
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
