import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { Ctx } from "../context.ts";

type Of = Pick<Ctx, "settings">;

/** A key for one purpose, from the installation's secret: a copy of the database alone opens nothing and proves no code. */
const keyFor = ({ settings }: Of, purpose: string) => createHmac("sha256", settings.secrets.secondFactors).update(purpose).digest();

/** Seals the key of a user's codes. It opens for this user only: moved to another's row, it is refused. */
export function seal(ctx: Of, userId: number, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(ctx, "keys of codes"), nonce).setAAD(Buffer.from(`user ${userId}`));
  const sealed = Buffer.concat([cipher.update(key, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

export function unseal(ctx: Of, userId: number, text: string): string {
  const bytes = Buffer.from(text, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyFor(ctx, "keys of codes"), bytes.subarray(0, 12)).setAAD(Buffer.from(`user ${userId}`));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

/** What is kept of a recovery code. */
export const recoveryCodeHash = (ctx: Of, userId: number, code: string) =>
  createHmac("sha256", keyFor(ctx, "recovery codes")).update(`user ${userId}: ${code}`).digest("hex");
