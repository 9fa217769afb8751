import { randomBytes } from "node:crypto";
import { tokenHash } from "../../access/authenticate.ts";
import type { Ctx } from "../../context.ts";
import { accountTokens } from "../../db/tables/account-tokens.ts";

export type TokenKind = (typeof accountTokens.$inferSelect)["kind"];
type Wish = { kind: TokenKind; email: string; profileId?: number; medicalCenterId?: number };

const hours: Record<TokenKind, number> = { REGISTRATION: 48, PASSWORD: 1, INVITATION: 14 * 24 };

/** Creates a token to be sent by e-mail. Only its hash is stored, so it is known here and never again. */
export async function issueToken(ctx: Pick<Ctx, "db" | "now">, wish: Wish) {
  const token = randomBytes(32).toString("base64url");
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + hours[wish.kind] * 3_600_000);
  const [row] = await ctx.db
    .insert(accountTokens)
    .values({ ...wish, tokenHash: tokenHash(token), createdAt, expiresAt })
    .returning();
  return { token, row: row! };
}
