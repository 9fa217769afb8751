import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { Ctx } from "../../core/context.ts";
import { presentKey, secretOf } from "../../core/secret-keys.ts";

type Of = Pick<Ctx, "settings">;
export type Sealed = {
  sealedKey: string;
  /** Of the secret; rows of older versions name none. */ keyId: string | null;
};

/**
 * A key for one purpose, from the installation's secret: a copy of the database alone opens nothing and verifies no
 * code.
 */
function keyFor(ctx: Of, purpose: string, id: string | null) {
  const secret = secretOf(ctx, "secondFactors", id);
  if (secret === undefined) throw new Error(`The secret ${id} is gone, by which a second factor is sealed`);
  return createHmac("sha256", secret).update(purpose).digest();
}

/** Seals the key of a user's codes. It opens for this user only: moved to another's row, it is refused. */
export function seal(ctx: Of, userId: number, key: string): Sealed {
  const keyId = presentKey(ctx, "secondFactors");
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(ctx, "keys of codes", keyId), nonce).setAAD(
    Buffer.from(`user ${userId}`),
  );
  const sealed = Buffer.concat([cipher.update(key, "utf8"), cipher.final()]);
  return { sealedKey: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url"), keyId };
}

export function unseal(ctx: Of, userId: number, { sealedKey, keyId }: Sealed): string {
  const bytes = Buffer.from(sealedKey, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyFor(ctx, "keys of codes", keyId), bytes.subarray(0, 12)).setAAD(
    Buffer.from(`user ${userId}`),
  );
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

/**
 * A recovery code keyed and bound to its user, before it is hashed: it cannot be guessed from a copy of the database
 * alone.
 */
export const recoveryCodeDigest = (ctx: Of, userId: number, code: string, keyId: string | null) =>
  createHmac("sha256", keyFor(ctx, "recovery codes", keyId))
    .update(`user ${userId}: ${code}`)
    .digest("hex");
