import type { LoaderFunctionArgs } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { locales, type Locale } from "#rules/codes.ts";
import { i18nConfig } from "#app/i18n/config.ts";
import type { Args } from "./context.ts";
import { deviceCookie } from "./device-cookie.server.ts";

/** The choice of this device: as strong as the account where no user is signed in. */
export const localeCookie = (args: Pick<Args, "context">) => deviceCookie(args, "locale");

const browser = new RemixI18Next({
  detection: { supportedLanguages: [...locales], fallbackLanguage: "cs", order: ["header"] },
  i18next: i18nConfig,
});

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale);

/** The language of a request: the address's prefix, else the preferred one. */
export async function localeOf(args: Pick<Args, "request" | "context">, account?: string | null): Promise<Locale> {
  const prefix = new URL(args.request.url).pathname.replace(/\.data$/, "").split("/")[1];
  return isLocale(prefix) ? prefix : preferredLocale(args, account);
}

/** The language where the address says none: the account's, else what the device or its browser prefers. */
export async function preferredLocale(
  { request, context }: Pick<Args, "request" | "context">,
  account?: string | null,
): Promise<Locale> {
  if (isLocale(account)) return account;
  const chosen: unknown = await localeCookie({ context }).parse(request.headers.get("cookie"));
  if (isLocale(chosen)) return chosen;
  const preferred = await browser.getLocale(request);
  return isLocale(preferred) ? preferred : "cs";
}

/** A first part of the path that is no language is no page either. */
export function knownLocale({ params }: LoaderFunctionArgs) {
  if (params.locale !== undefined && !isLocale(params.locale)) throw new Response(null, { status: 404 });
}
