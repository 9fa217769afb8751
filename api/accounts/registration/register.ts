import { EmailInput } from "#rules/inputs/accounts/account.ts";
import type { Ctx } from "../../core/context.ts";
import { Fault } from "../../core/fault.ts";
import { enqueue } from "../../core/queue/queue.ts";
import { parse } from "../../core/parse.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { registrationOpen } from "./registration-open.ts";

/** Accepts a request to register. The job looks up the address: the answer is the same for all. */
export async function register(ctx: Ctx, input: { email: string; locale?: string | null }): Promise<true> {
  const request = parse(EmailInput, input);
  await limit(ctx, "registration from", ctx.address, 30, 60);
  await limit(ctx, "registration to", request.email, 5, 60);
  await limit(ctx, "registration in a day to", request.email, 10, 24 * 60);
  if (!(await registrationOpen(ctx))) throw new Fault("registrationClosed");
  await enqueue(ctx.db, "answerRegistration", request);
  return true;
}
