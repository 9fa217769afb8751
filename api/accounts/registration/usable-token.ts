import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import { tokenHash } from "../../access/authenticate.ts";
import type { Ctx } from "../../context.ts";
import { accountTokens } from "../../db/tables/account-tokens.ts";
import { Fault } from "../../fault.ts";

export type AccountToken = typeof accountTokens.$inferSelect;

const usable = (ctx: Ctx): SQL | undefined => and(isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, ctx.now()));

/** The token as it was sent by e-mail, unless it is unknown, used or past its time. */
export async function usableToken(ctx: Ctx, token: string): Promise<AccountToken | undefined> {
  const [row] = await ctx.db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, tokenHash(token)), usable(ctx)));
  return row;
}

/** Consumes a token; of two concurrent attempts the second is refused. */
export async function spendToken(ctx: Ctx, id: number) {
  const spent = await ctx.db
    .update(accountTokens)
    .set({ usedAt: ctx.now() })
    .where(and(eq(accountTokens.id, id), usable(ctx)))
    .returning();
  if (spent.length === 0) throw new Fault("tokenInvalid");
}
