import { parse } from "hono/utils/cookie";
import type { Args } from "./context.ts";
import { deviceCookie, hostCookie } from "./device-cookie.server.ts";

export const themes = ["light", "system", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The choice of this device; light until there is one. */
export const themeCookie = (args: Args) => deviceCookie(args, "theme");

export async function themeOf(args: Args): Promise<Theme> {
  const chosen: unknown = await themeCookie(args).parse(args.request.headers.get("cookie"));
  return themes.find((theme) => theme === chosen) ?? "light";
}

/** Width of the sidebar on this device; the fold itself writes the cookie. */
export function railOf({ request, context }: Args): "narrow" | "wide" | undefined {
  const name = hostCookie("rail", context.secure);
  const kept = parse(request.headers.get("cookie") ?? "", name)[name];
  return kept === "narrow" || kept === "wide" ? kept : undefined;
}
