import { createCookie } from "@remix-run/node";

export const themes = ["light", "system", "dark"] as const;
export type Theme = (typeof themes)[number];

/** What this device chose; light until it does. */
export const themeCookie = createCookie("theme", { path: "/", sameSite: "lax", maxAge: 31_536_000 });

export async function themeOf(request: Request): Promise<Theme> {
  const chosen: unknown = await themeCookie.parse(request.headers.get("cookie"));
  return themes.find((theme) => theme === chosen) ?? "light";
}

/** Whether this device folded the rail; the fold itself writes the cookie. */
export const railOf = (request: Request) => /(?:^|; )rail=(narrow|wide)/.exec(request.headers.get("cookie") ?? "")?.[1];
