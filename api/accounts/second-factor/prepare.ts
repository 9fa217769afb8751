import { and, eq, gt, isNull } from "drizzle-orm";
import { verifyOwnPassword } from "../passwords/verify-own-password.ts";
import { me } from "../me.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { secondFactors } from "../../core/db/tables/second-factors.ts";
import { Fault } from "../../core/fault.ts";
import { seal, unseal } from "./seal.ts";
import { keyUri, newKey } from "./time-codes.ts";
import { earlier, MINUTE } from "#rules/time/durations.ts";

const MINUTES = 10;

/**
 * Creates the key of a second factor after the password is repeated. It counts once a code proves that an authenticator
 * has it.
 */
export async function prepareSecondFactor(ctx: Ctx, given: { password: string }): Promise<true> {
  const { id: userId } = await verifyOwnPassword(ctx, given);
  const prepared = { ...seal(ctx, userId, newKey()), preparedBy: ctx.session!.id, preparedAt: ctx.now() };
  const [row] = await ctx.db
    .insert(secondFactors)
    .values({ userId, ...prepared })
    .onConflictDoUpdate({ target: secondFactors.userId, set: prepared, setWhere: isNull(secondFactors.turnedOnAt) })
    .returning();
  if (!row) throw new Fault("secondFactorChanged");
  return true;
}

/** The second factor that this session prepared a moment ago and has not turned on yet. */
export const preparedHere = (ctx: Ctx) =>
  and(
    eq(secondFactors.userId, ctx.session!.userId),
    eq(secondFactors.preparedBy, ctx.session!.id),
    gt(secondFactors.preparedAt, earlier(ctx.now(), MINUTES * MINUTE)),
    isNull(secondFactors.turnedOnAt),
  );

export type Preparation = { key: string; uri: string };

/** The prepared key, to be handed over to an authenticator. */
export const readPreparation = (ctx: Ctx): Promise<Preparation | null> =>
  transaction(ctx, async (ctx) => {
    const { id, email } = await me(ctx);
    const [factor] = await ctx.db.select().from(secondFactors).where(preparedHere(ctx));
    const key = factor && unseal(ctx, id, factor);
    return key ? { key, uri: keyUri(key, email) } : null;
  });
