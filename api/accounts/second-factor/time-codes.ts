import { Secret, TOTP } from "otpauth";
import type { Ctx } from "../../core/context.ts";

/** As every authenticator reads it (RFC 6238): SHA-1, six digits, a new code every thirty seconds. */
const totpOf = (key: string, email?: string) =>
  new TOTP({ issuer: "Motus", label: email, secret: Secret.fromBase32(key), algorithm: "SHA1", digits: 6, period: 30 });

/** 160 random bits in Base32. */
export const newKey = () => new Secret({ size: 20 }).base32;

/** The address that hands a key over to an authenticator. */
export const keyUri = (key: string, email: string) => totpOf(key, email).toString();

/**
 * The step of thirty seconds whose code this is: the present one, the one before or the one after. Only ASCII digits
 * are compared: the library throws for a text of six characters that has more bytes.
 */
export function stepOf(ctx: Pick<Ctx, "now">, key: string, code: string): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = totpOf(key);
  const timestamp = ctx.now().getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
