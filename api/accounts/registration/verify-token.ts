import { and, eq, isNotNull } from "drizzle-orm";
import type { tokenStates } from "#rules/codes.ts";
import type { Ctx } from "../../core/context.ts";
import { users } from "../../core/db/tables/users.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { findInvitation } from "./find-invitation.ts";
import { openingKinds, usableToken, type OpeningToken } from "./usable-token.ts";

export type TokenState = (typeof tokenStates)[number];
export type TokenStatus = { tokenType: OpeningToken["kind"] | null; email: string | null; state: TokenState };

const invalid: TokenStatus = { tokenType: null, email: null, state: "INVALID" };

/**
 * The result of an e-mailed token. VERIFIED: its address has an account; NOT_VERIFIED: it has none yet, and an
 * invitation; NOT_VERIFIED_WITHOUT_PROFILE_INVITATION: neither; INVALID: unknown, used or expired.
 */
export async function verifyToken(ctx: Ctx, token: string): Promise<TokenStatus> {
  await limit(ctx, "token from", ctx.address, 100, 15);
  const proof = await usableToken(ctx, token, openingKinds);
  if (!proof) return invalid;
  if (proof.kind === "INVITATION" && !(await findInvitation(ctx, proof))) return invalid;
  const [account] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, proof.email), isNotNull(users.passwordHash)));
  const unverified = proof.kind === "INVITATION" ? "NOT_VERIFIED" : "NOT_VERIFIED_WITHOUT_PROFILE_INVITATION";
  return { tokenType: proof.kind, email: proof.email, state: account ? "VERIFIED" : unverified };
}

/** The state of an address for the holder of a token of it; AVAILABLE for every other address. */
export async function emailStatus(ctx: Ctx, email: string, token: string | null | undefined): Promise<TokenState> {
  if (!token) return "AVAILABLE";
  const status = await verifyToken(ctx, token);
  return status.email === email.trim().toLowerCase() ? status.state : "AVAILABLE";
}
