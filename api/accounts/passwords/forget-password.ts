import { EmailInput } from "#rules/inputs/accounts/account.ts";
import type { Ctx } from "../../core/context.ts";
import { enqueue } from "../../core/queue/queue.ts";
import { parse } from "../../core/parse.ts";
import { limit } from "../../core/access/rate-limit.ts";

/** Accepts a request for a new password. The job looks up the address: the answer is the same for all. */
export async function forgetPassword(ctx: Ctx, input: { email: string; locale?: string | null }): Promise<true> {
  const request = parse(EmailInput, input);
  await limit(ctx, "password request from", ctx.address, 30, 60);
  await limit(ctx, "password request to", request.email, 5, 60);
  await limit(ctx, "password request in a day to", request.email, 10, 24 * 60);
  await enqueue(ctx.db, "answerForgottenPassword", request);
  return true;
}
