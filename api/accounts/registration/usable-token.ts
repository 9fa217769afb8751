import { and, eq, gt, inArray, isNull, type SQL } from "drizzle-orm";
import { tokenHash } from "../../core/access/authenticate.ts";
import type { Ctx } from "../../core/context.ts";
import { accountTokens } from "../../core/db/tables/account-tokens.ts";
import { Fault } from "../../core/fault.ts";
import type { TokenKind } from "./issue-token.ts";

export type AccountToken = typeof accountTokens.$inferSelect;

/** Neither used nor past its time. */
export const isUsable = (ctx: Pick<Ctx, "now">): SQL | undefined =>
  and(isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, ctx.now()));

/** Kinds of tokens that open an account or a centre; the others serve one page of their own. */
export const openingKinds = ["REGISTRATION", "PASSWORD", "INVITATION"] as const satisfies TokenKind[];
export type OpeningToken = AccountToken & { kind: (typeof openingKinds)[number] };

/** The token as it was sent by e-mail, unless it is unknown, of another kind, used or past its time. */
export async function usableToken<K extends TokenKind>(
  ctx: Ctx,
  token: string,
  kinds: readonly K[],
): Promise<(AccountToken & { kind: K }) | undefined> {
  const [row] = await ctx.db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.tokenHash, tokenHash(token)), inArray(accountTokens.kind, [...kinds]), isUsable(ctx)));
  return row as (AccountToken & { kind: K }) | undefined;
}

/** The same by its id, for a job. */
export async function usableTokenOf(ctx: Ctx, id: number): Promise<AccountToken | undefined> {
  const [row] = await ctx.db
    .select()
    .from(accountTokens)
    .where(and(eq(accountTokens.id, id), isUsable(ctx)));
  return row;
}

/** Consumes a token; of two concurrent attempts the second is refused. */
export async function spendToken(ctx: Ctx, id: number) {
  const spent = await ctx.db
    .update(accountTokens)
    .set({ usedAt: ctx.now() })
    .where(and(eq(accountTokens.id, id), isUsable(ctx)))
    .returning();
  if (spent.length === 0) throw new Fault("tokenInvalid");
}

/**
 * Locks the tokens to these addresses in one order until the transaction ends, after the user's row: a change that
 * spends one of them spends the others too.
 */
export const lockTokensTo = ({ db }: Pick<Ctx, "db">, ...emails: string[]) =>
  db
    .select({ id: accountTokens.id })
    .from(accountTokens)
    .where(and(inArray(accountTokens.email, emails), isNull(accountTokens.usedAt)))
    .orderBy(accountTokens.id)
    .for("update");

/** Spends the tokens by which these addresses could become accounts, or get a password. */
export const spendTokensTo = (ctx: Pick<Ctx, "db" | "now">, ...emails: string[]) =>
  ctx.db
    .update(accountTokens)
    .set({ usedAt: ctx.now() })
    .where(
      and(
        inArray(accountTokens.email, emails),
        inArray(accountTokens.kind, ["REGISTRATION", "PASSWORD", "EMAIL"]),
        isNull(accountTokens.usedAt),
      ),
    );

/** Spends the links to another e-mail of a user's login. */
export const spendEmailTokens = (ctx: Pick<Ctx, "db" | "now">, userId: number) =>
  ctx.db
    .update(accountTokens)
    .set({ usedAt: ctx.now() })
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.kind, "EMAIL"), isNull(accountTokens.usedAt)));
