import { noteRefusal } from "../sessions/note-refused-login.ts";
import { renewToken } from "../reauthentication/renew-token.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { Fault } from "../../core/fault.ts";
import { countAttempt, forgiveAttempts } from "./attempts.ts";
import { findSecondFactor } from "./scope.ts";
import { consumeCode, type Taken } from "./consume-code.ts";

/**
 * Runs an operation that requires a signed-in user's code, in one transaction with consuming it; attempts are counted.
 */
export async function withCode<T>(ctx: Ctx, code: string, act: (ctx: Ctx, taken: Taken) => Promise<T>): Promise<T> {
  const { userId } = ctx.session!;
  if (!(await findSecondFactor(ctx, userId))) throw new Fault("secondFactorChanged");
  await countAttempt(ctx, userId);
  const done = await transaction(ctx, async (ctx) => {
    const done = await act(ctx, await consumeCode(ctx, userId, code));
    await renewToken(ctx);
    return done;
  }).catch(async (refused: unknown) => {
    if (refused instanceof Fault && refused.details.fields?.some(({ error }) => error === "codeWrong"))
      await noteRefusal(ctx, userId, "session.proofRefused");
    throw refused;
  });
  await forgiveAttempts(ctx, userId);
  return done;
}
