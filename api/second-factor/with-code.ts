import { noteRefusal } from "../accounts/note-refused-login.ts";
import { transaction, type Ctx } from "../context.ts";
import { Fault } from "../fault.ts";
import { countAttempt, forgiveAttempts } from "./attempts.ts";
import { secondFactorOf } from "./scope.ts";
import { takeCode, type Taken } from "./take-code.ts";

/** Does what a signed-in user's code is asked for: the attempt is counted, and the code is used up with the deed. */
export async function withCode<T>(ctx: Ctx, code: string, deed: (ctx: Ctx, taken: Taken) => Promise<T>): Promise<T> {
  const { userId } = ctx.session!;
  if (!(await secondFactorOf(ctx, userId))) throw new Fault("secondFactorChanged");
  await countAttempt(ctx, userId);
  const done = await transaction(ctx, async (ctx) => deed(ctx, await takeCode(ctx, userId, code))).catch(async (refused: unknown) => {
    if (refused instanceof Fault && refused.details.fields?.some(({ error }) => error === "codeWrong")) await noteRefusal(ctx, userId, "session.proofRefused");
    throw refused;
  });
  await forgiveAttempts(ctx, userId);
  return done;
}
