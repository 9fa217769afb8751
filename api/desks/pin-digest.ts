import { createHmac } from "node:crypto";
import type { Ctx } from "../core/context.ts";
import { hashPassword } from "../passwords/hash.ts";
import { presentKey, secretOf } from "../core/secret-keys.ts";

/**
 * A PIN keyed by the installation's secret and bound to its user, before it is hashed: it cannot be guessed from a copy
 * of the database alone.
 */
export const pinDigest = (secret: string, userId: number, pin: string) =>
  createHmac("sha256", secret).update(`PIN of user ${userId}: ${pin}`).digest("base64url");

/** A PIN as it is stored. */
export async function hashPin(ctx: Ctx, userId: number, pin: string) {
  const keyId = presentKey(ctx, "tokens");
  return { keyId, pinHash: await hashPassword(pinDigest(secretOf(ctx, "tokens", keyId)!, userId, pin), ctx.hasher) };
}
