import { createCookie } from "@remix-run/node";

/** What a visitor agreed to; denied until they say otherwise. Null: not asked yet. */
export type Consent = { advertisement: boolean; analytics: boolean };

export const consentCookie = createCookie("consent", { path: "/", sameSite: "lax", maxAge: 15_552_000 });

export async function consentOf(request: Request): Promise<Consent | null> {
  const given = (await consentCookie.parse(request.headers.get("cookie"))) as Partial<Consent> | null;
  return given ? { advertisement: given.advertisement === true, analytics: given.analytics === true } : null;
}
