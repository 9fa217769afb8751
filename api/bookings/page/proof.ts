import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { HOUR } from "#rules/time/durations.ts";
import type { Ctx } from "../../core/context.ts";

/** Zero bits asked of the first few requests: a second of a browser's time. */
const FEWEST_BITS = 16;
const MOST_BITS = 22;
/** As many unconfirmed requests cost no more than one; each doubling beyond doubles the work. */
const FREE_REQUESTS = 10;
const VALID_MS = 3 * HOUR;

/** The zero bits asked for while as many requests of the centre are unconfirmed. */
export const bitsFor = (unconfirmed: number): number =>
  Math.min(FEWEST_BITS + Math.ceil(Math.log2(Math.max(1, unconfirmed / FREE_REQUESTS))), MOST_BITS);

type Signer = Pick<Ctx, "settings">;

/** A task for the browser of somebody who fills in the form: its zero bits, its time and our signature. */
export function challengeOf({ settings }: Signer, center: number, bits: number, now: Date): string {
  const task = `${bits}.${now.getTime()}`;
  return `${task}.${createHmac("sha256", settings.secrets.tokens).update(`booking proof ${center} ${task}`).digest("base64url")}`;
}

/**
 * True if the sender of a request has done the work of a challenge: `challenge:nonce`, where the SHA-256 of
 * `challenge:uuid:nonce` begins with its zero bits. The uuid of a request is entered once, so work counts once.
 */
export function hasProofOfWork(
  ctx: Signer & Pick<Ctx, "now">,
  center: number,
  uuid: string,
  proof: string | null,
): boolean {
  const [challenge = "", nonce = ""] = (proof ?? "").split(":");
  const [bits, at] = challenge.split(".").map(Number);
  if (!bits || !at || ctx.now().getTime() - at > VALID_MS) return false;
  return (
    isSame(challenge, challengeOf(ctx, center, bits, new Date(at))) &&
    beginsWithZeros(createHash("sha256").update(`${challenge}:${uuid}:${nonce}`).digest(), bits)
  );
}

const beginsWithZeros = (hash: Buffer, bits: number): boolean => hash.readUInt32BE(0) >>> (32 - bits) === 0;

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
