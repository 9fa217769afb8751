import { ProofInput } from "#rules/inputs/second-factor.ts";
import { provePassword } from "../accounts/prove-password.ts";
import { transaction, type Ctx } from "../context.ts";
import { Fault } from "../fault.ts";
import { parse } from "../parse.ts";
import { countAttempt, forgiveAttempts } from "./attempts.ts";
import { secondFactorOf } from "./scope.ts";
import { takeCode } from "./take-code.ts";

export type Proof = { password: string; code: string };

/** Does what only the owner of both factors may: the password and a code are proved anew, and the code is used up with the deed. */
export async function withProof<T>(ctx: Ctx, proof: Proof, deed: (ctx: Ctx, userId: number) => Promise<T>): Promise<T> {
  const { password, code } = parse(ProofInput, proof);
  const { id: userId } = await provePassword(ctx, { password });
  if (!(await secondFactorOf(ctx, userId))) throw new Fault("secondFactorChanged");
  await countAttempt(ctx, userId);
  const done = await transaction(ctx, async (ctx) => {
    await takeCode(ctx, userId, code);
    return deed(ctx, userId);
  });
  await forgiveAttempts(ctx, userId);
  return done;
}
