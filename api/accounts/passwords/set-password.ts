import { eq } from "drizzle-orm";
import { PasswordSetInput } from "#rules/inputs/accounts/account.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { users } from "../../core/db/tables/users.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { hashPassword } from "../../passwords/hash.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { completePasswordStep, type Entrance } from "../second-factor/login/complete-password-step.ts";
import { judgePassword } from "./judge-password.ts";
import { findInvitation } from "../registration/find-invitation.ts";
import { replacePassword } from "./replace-password.ts";
import {
  lockTokensTo,
  openingKinds,
  spendToken,
  spendTokensTo,
  usableToken,
  type OpeningToken,
} from "../registration/usable-token.ts";

/**
 * Sets the password by an e-mailed token and signs in; a second factor stays and is asked for. The first password
 * creates the account.
 */
export async function setPassword(ctx: Ctx, input: { token: string; password: string }): Promise<Entrance> {
  const { token, password } = parse(PasswordSetInput, input);
  await limit(ctx, "password set from", ctx.address, 60, 15);
  const proof = await usableToken(ctx, token, openingKinds);
  if (!proof) throw new Fault("tokenInvalid");
  await limit(ctx, "password set to", proof.email, 20, 15);
  const [known] = await ctx.db.select().from(users).where(eq(users.email, proof.email));
  if (known?.passwordHash && proof.kind !== "PASSWORD") throw new Fault("tokenInvalid");
  // Its user logs in by another address since.
  if (!known && proof.kind === "PASSWORD") throw new Fault("tokenInvalid");
  const invited = await findInvitation(ctx, proof);
  if (proof.kind === "INVITATION" && !invited) throw new Fault("tokenInvalid");
  const { profile, medicalCenter } = invited ?? {};
  await judgePassword(ctx, password, [
    proof.email,
    known?.name,
    known?.surname,
    profile?.name,
    profile?.surname,
    medicalCenter?.name,
  ]);
  const passwordHash = await hashPassword(password, ctx.hasher);
  const userId = await transaction(ctx, (ctx) => store(ctx, proof, known, passwordHash));
  return completePasswordStep(ctx, userId, "LINK");
}

async function store(
  ctx: Ctx,
  proof: OpeningToken,
  known: typeof users.$inferSelect | undefined,
  passwordHash: string,
): Promise<number> {
  if (known) await ctx.db.select().from(users).where(eq(users.id, known.id)).for("update");
  await lockTokensTo(ctx, proof.email);
  // An invitation is used up when it is accepted; once the account has a password, it sets none.
  if (proof.kind !== "INVITATION") await spendToken(ctx, proof.id);
  if (known) {
    await replacePassword(ctx, known, passwordHash);
    return known.id;
  }
  await spendTokensTo(ctx, proof.email);
  const now = ctx.now();
  const account = { email: proof.email, passwordHash, verifiedAt: now, createdAt: now };
  const [made] = await ctx.db.insert(users).values(account).onConflictDoNothing().returning();
  if (!made) throw new Fault("tokenInvalid"); // another token of the same address was first
  return made.id;
}
