import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Ctx } from "../../core/context.ts";
import { recoveryCodes } from "../../core/db/tables/recovery-codes.ts";
import { secondFactors } from "../../core/db/tables/second-factors.ts";
import { fieldFault } from "../../core/fault.ts";
import { isHash, verifyPassword } from "../../passwords/hash.ts";
import { recoveryCodeDigest, unseal } from "./seal.ts";
import { stepOf } from "./time-codes.ts";

export type Taken = { /** Was it a recovery code? */ recovery: boolean };

/**
 * Consumes a code of the user's authenticator, or a recovery code; of two concurrent uses of one code the second is
 * refused.
 */
export async function consumeCode(ctx: Ctx, userId: number, typed: string): Promise<Taken> {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  const recovery = !/^\d{6}$/.test(code);
  const taken = recovery ? await takeRecoveryCode(ctx, userId, code) : await takeTimeCode(ctx, userId, code);
  if (!taken) throw fieldFault("code", "codeWrong");
  return { recovery };
}

async function takeTimeCode(ctx: Ctx, userId: number, code: string): Promise<boolean> {
  const [factor] = await ctx.db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.turnedOnAt)));
  const step = factor && stepOf(ctx, unseal(ctx, userId, factor), code);
  if (!step) return false;
  const unused = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.sealedKey, factor.sealedKey),
    lt(secondFactors.lastStep, step),
  );
  return (await ctx.db.update(secondFactors).set({ lastStep: step }).where(unused).returning()).length === 1;
}

async function takeRecoveryCode(ctx: Ctx, userId: number, code: string): Promise<boolean> {
  const unused = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  for (const { codeHash, keyId } of await ctx.db.select().from(recoveryCodes).where(unused)) {
    const digest = recoveryCodeDigest(ctx, userId, code, keyId);
    if (isHash(codeHash) ? await verifyPassword(codeHash, digest, ctx.hasher) : codeHash === digest)
      return (
        (
          await ctx.db
            .update(recoveryCodes)
            .set({ usedAt: ctx.now() })
            .where(and(unused, eq(recoveryCodes.codeHash, codeHash)))
            .returning()
        ).length === 1
      );
  }
  return false;
}
