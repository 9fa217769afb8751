import { ProofInput } from "#rules/inputs/second-factor.ts";
import { provePassword } from "../accounts/prove-password.ts";
import type { Ctx } from "../context.ts";
import { parse } from "../parse.ts";
import { withCode } from "./with-code.ts";

export type Proof = { password: string; code: string };

/** Does what only the owner of both factors may: the password and a code are proved anew. */
export async function withProof<T>(ctx: Ctx, proof: Proof, deed: (ctx: Ctx, userId: number) => Promise<T>): Promise<T> {
  const { password, code } = parse(ProofInput, proof);
  const { id: userId } = await provePassword(ctx, { password });
  return withCode(ctx, code, (ctx) => deed(ctx, userId));
}
