import { and, eq, gt, isNull } from "drizzle-orm";
import { provePassword } from "../accounts/prove-password.ts";
import { me } from "../accounts/me.ts";
import { transaction, type Ctx } from "../context.ts";
import { secondFactors } from "../db/tables/users.ts";
import { Fault } from "../fault.ts";
import { seal, unseal } from "./seal.ts";
import { keyUri, newKey } from "./time-codes.ts";

const MINUTES = 10;

/** Makes the key of a second factor for whoever says the password again. It counts once a code proves that an authenticator has it. */
export async function prepareSecondFactor(ctx: Ctx, given: { password: string }): Promise<true> {
  const { id: userId } = await provePassword(ctx, given);
  const prepared = { ...seal(ctx, userId, newKey()), preparedBy: ctx.session!.id, preparedAt: ctx.now() };
  const [row] = await ctx.db
    .insert(secondFactors)
    .values({ userId, ...prepared })
    .onConflictDoUpdate({ target: secondFactors.userId, set: prepared, setWhere: isNull(secondFactors.turnedOnAt) })
    .returning();
  if (!row) throw new Fault("secondFactorChanged");
  return true;
}

/** What this session has prepared a moment ago and not turned on yet. */
export const preparedHere = (ctx: Ctx) =>
  and(
    eq(secondFactors.userId, ctx.session!.userId),
    eq(secondFactors.preparedBy, ctx.session!.id),
    gt(secondFactors.preparedAt, new Date(ctx.now().getTime() - MINUTES * 60_000)),
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
