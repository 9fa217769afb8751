import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { tokenHash } from "../../core/access/authenticate.ts";
import type { Ctx } from "../../core/context.ts";
import { accountTokens } from "../../core/db/tables/account-tokens.ts";
import { HOUR, later } from "#rules/time/durations.ts";

export type TokenKind = (typeof accountTokens.$inferSelect)["kind"];
type TokenRequest = { kind: TokenKind; email: string; profileId?: number; medicalCenterId?: number; userId?: number };

const hours: Record<TokenKind, number> = { REGISTRATION: 48, PASSWORD: 1, INVITATION: 14 * 24, EMAIL: 1 };

const newToken = () => randomBytes(32).toString("base64url");

/** Creates a token to be sent by e-mail. Only its hash is stored, so it is known here and never again. */
export async function issueToken(ctx: Pick<Ctx, "db" | "now">, request: TokenRequest) {
  const token = newToken();
  const createdAt = ctx.now();
  const expiresAt = later(createdAt, hours[request.kind] * HOUR);
  const [row] = await ctx.db
    .insert(accountTokens)
    .values({ ...request, tokenHash: tokenHash(token), createdAt, expiresAt })
    .returning();
  return { token, row: row! };
}

/** Gives an issued token, which no mail has named yet, other letters; its time goes on. */
export async function reissueToken({ db }: Pick<Ctx, "db">, id: number): Promise<string> {
  const token = newToken();
  await db
    .update(accountTokens)
    .set({ tokenHash: tokenHash(token) })
    .where(eq(accountTokens.id, id));
  return token;
}
