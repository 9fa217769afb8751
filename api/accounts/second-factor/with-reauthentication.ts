import { ProofInput } from "#rules/inputs/accounts/second-factor.ts";
import { verifyOwnPassword } from "../passwords/verify-own-password.ts";
import type { Ctx } from "../../core/context.ts";
import { parse } from "../../core/parse.ts";
import { withCode } from "./with-code.ts";

export type Proof = { password: string; code: string };

/** Runs an operation reserved to the owner of both factors: requires the password and a fresh code. */
export async function withReauthentication<T>(
  ctx: Ctx,
  proof: Proof,
  act: (ctx: Ctx, userId: number) => Promise<T>,
): Promise<T> {
  const { password, code } = parse(ProofInput, proof);
  const { id: userId } = await verifyOwnPassword(ctx, { password });
  return withCode(ctx, code, (ctx) => act(ctx, userId));
}
