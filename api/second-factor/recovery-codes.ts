import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { endSessions } from "../accounts/end-sessions.ts";
import { myTurn } from "../accounts/my-turn.ts";
import { transaction, type Ctx } from "../context.ts";
import { recoveryCodes } from "../db/tables/users.ts";
import { hashPassword } from "../passwords/hash.ts";
import { presentKey } from "../secret-keys.ts";
import { trackAccount } from "../track-account.ts";
import { type Proof, withProof } from "./prove.ts";
import { recoveryCodeDigest } from "./seal.ts";
import { tellUser } from "./tell-user.ts";

const HOW_MANY = 10;
/** Without what is mistaken for something else. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 12;

/** New recovery codes instead of those there are, as they are written: four letters, a dash. Nobody is told them again. */
export async function makeRecoveryCodes(ctx: Ctx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
  );
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const keyId = presentKey(ctx, "secondFactors");
  const hashes = await Promise.all(
    codes.map((code) => hashPassword(recoveryCodeDigest(ctx, userId, code, keyId), ctx.hasher)),
  );
  await ctx.db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, keyId })));
  return codes.map((code) => code.match(/.{4}/g)!.join("-"));
}

/** Makes new codes for whoever says the password and a code; the other sessions end, which an earlier code may have let in. */
export const createRecoveryCodes = (ctx: Ctx, proof: Proof): Promise<string[]> =>
  withProof(ctx, proof, (ctx, userId) =>
    transaction(ctx, async (ctx) => {
      await tellUser(ctx, await myTurn(ctx), "codesMade");
      await trackAccount(ctx, "secondFactor.codesMade");
      await endSessions(ctx, userId, ctx.session!.id);
      return makeRecoveryCodes(ctx, userId);
    }),
  );
