import { EmailInput } from "#rules/inputs/accounts/account.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { fieldFault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { enqueue } from "../../core/queue/queue.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { lockCurrentUser } from "../lock-current-user.ts";
import { issueToken } from "../registration/issue-token.ts";
import { spendEmailTokens } from "../registration/usable-token.ts";
import { me } from "../me.ts";
import type { EmailChange } from "./read.ts";

/**
 * Accepts a request for another e-mail of the user's login; a former one ends. The job looks up the address, and the
 * token has no letters that anybody knows until then: answer and cost are the same for an address with an account.
 */
export async function requestLoginEmail(
  ctx: Ctx,
  input: { email: string; locale?: string | null },
): Promise<EmailChange> {
  const { email, locale } = parse(EmailInput, input);
  const { id, email: present } = await me(ctx);
  if (email === present) throw fieldFault("email", "emailSame");
  await limit(ctx, "login e-mail of", String(id), 5, 60);
  await limit(ctx, "login e-mail in a day of", String(id), 10, 24 * 60);
  await limit(ctx, "login e-mail to", email, 5, 60);
  await limit(ctx, "login e-mail in a day to", email, 10, 24 * 60);
  return transaction(ctx, async (ctx) => {
    const { id: userId } = await lockCurrentUser(ctx);
    await spendEmailTokens(ctx, userId);
    const { row } = await issueToken(ctx, { kind: "EMAIL", email, userId });
    await enqueue(ctx.db, "answerLoginEmail", { token: row.id, locale });
    return { email, validity: row.expiresAt };
  });
}
