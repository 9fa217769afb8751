import type { Args } from "./context.ts";
import { deviceCookie } from "./device-cookie.server.ts";

/** A visitor's consent; denied until they decide. Null: not asked yet. */
export type Consent = { advertisement: boolean; analytics: boolean };

export const consentCookie = (args: Args) => deviceCookie(args, "consent", 15_552_000);

export async function consentOf(args: Args): Promise<Consent | null> {
  const given = (await consentCookie(args).parse(args.request.headers.get("cookie"))) as Partial<Consent> | null;
  return given ? { advertisement: given.advertisement === true, analytics: given.analytics === true } : null;
}
