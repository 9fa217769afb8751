import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { endSessions } from "../sessions/end-sessions.ts";
import { lockCurrentUser } from "../lock-current-user.ts";
import { transaction, type Ctx } from "../../core/context.ts";
import { recoveryCodes } from "../../core/db/tables/recovery-codes.ts";
import { hashPassword } from "../../passwords/hash.ts";
import { presentKey } from "../../core/secret-keys.ts";
import { trackAccount } from "../../core/track-account.ts";
import { type Proof, withReauthentication } from "./with-reauthentication.ts";
import { recoveryCodeDigest } from "./seal.ts";
import { notifyUser } from "./notify-user.ts";

const HOW_MANY = 10;
/** An alphabet without characters that look alike. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 12;

/**
 * New recovery codes that replace the existing ones, as they are written: four letters, a dash. They are shown once.
 */
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

/**
 * Makes new codes after password and code are given again; ends the other sessions, which an earlier code may have
 * opened.
 */
export const createRecoveryCodes = (ctx: Ctx, proof: Proof): Promise<string[]> =>
  withReauthentication(ctx, proof, (ctx, userId) =>
    transaction(ctx, async (ctx) => {
      await notifyUser(ctx, await lockCurrentUser(ctx), "codesMade");
      await trackAccount(ctx, "secondFactor.codesMade");
      await endSessions(ctx, userId, ctx.session!.id);
      return makeRecoveryCodes(ctx, userId);
    }),
  );
