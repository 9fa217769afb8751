import { createHmac, timingSafeEqual } from "node:crypto";
import type { Ctx } from "../../core/context.ts";
import { presentKey, secretOf } from "../../core/secret-keys.ts";

const signatureOf = (ctx: Ctx, id: string) =>
  createHmac("sha256", secretOf(ctx, "tokens", presentKey(ctx, "tokens"))!)
    .update(`Form of session ${id}`)
    .digest();

/**
 * Lets a page hand over its typed form for the user of its own session, also after the browser's cookie became another
 * session's. It opens nothing, and nothing is shown for it.
 */
export const sessionTicket = (ctx: Ctx, id: number) => `${id}.${signatureOf(ctx, String(id)).toString("base64url")}`;

/** The session of a ticket, or null for a forged ticket. */
export function sessionOfTicket(ctx: Ctx, ticket: string): number | null {
  const [, id, signature] = /^(\d{1,9})\.([\w-]{43})$/.exec(ticket) ?? [];
  if (!id || !signature) return null;
  return timingSafeEqual(Buffer.from(signature, "base64url"), signatureOf(ctx, id)) ? Number(id) : null;
}
