import { and, eq } from "drizzle-orm";
import { tokenHash } from "../../core/access/authenticate.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { accountTokens } from "../../core/db/tables/account-tokens.ts";
import { isUsable } from "../registration/usable-token.ts";

/** The other e-mail of a login, until its link ends. */
export type EmailChange = { email: string; validity: Date };

/** The change that the signed-in user has asked for and not confirmed yet; of a link, only the one that it confirms. */
export const readEmailChange = (ctx: Ctx, token?: string): Promise<EmailChange | null> =>
  transaction(ctx, async (ctx) => {
    const own = and(eq(accountTokens.userId, ctx.session!.userId), eq(accountTokens.kind, "EMAIL"));
    const ofLink = token === undefined ? undefined : eq(accountTokens.tokenHash, tokenHash(token));
    const [request] = await ctx.db
      .select({ email: accountTokens.email, validity: accountTokens.expiresAt })
      .from(accountTokens)
      .where(and(own, isUsable(ctx), ofLink));
    return request ?? null;
  });
