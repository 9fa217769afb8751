import type { Args } from "./context.ts";
import { deviceCookie, hostCookie } from "./device-cookie.server.ts";

export const themes = ["light", "system", "dark"] as const;
export type Theme = (typeof themes)[number];

/** What this device chose; light until it does. */
export const themeCookie = (args: Args) => deviceCookie(args, "theme");

export async function themeOf(args: Args): Promise<Theme> {
  const chosen: unknown = await themeCookie(args).parse(args.request.headers.get("cookie"));
  return themes.find((theme) => theme === chosen) ?? "light";
}

/** Whether this device folded the rail; the fold itself writes the cookie. */
export const railOf = ({ request, context }: Args) =>
  new RegExp(`(?:^|; )${hostCookie("rail", context.secure)}=(narrow|wide)`).exec(request.headers.get("cookie") ?? "")?.[1];
