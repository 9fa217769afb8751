import type { Locale } from "#rules/codes.ts";
import type { Ctx } from "../core/context.ts";

/** An address in the web application for a mail in this language, which the browser need not prefer. */
export const linkTo = (ctx: Pick<Ctx, "settings">, locale: Locale, path: string) =>
  `${ctx.settings.url}/${locale}${path}`;

/** The page of every e-mailed account token; it looks up what the token opens. */
export const tokenLink = (ctx: Pick<Ctx, "settings">, locale: Locale, token: string) =>
  linkTo(ctx, locale, `/token-check/${token}`);

/** The page where another e-mail of a login is confirmed. */
export const loginEmailLink = (ctx: Pick<Ctx, "settings">, locale: Locale, token: string) =>
  linkTo(ctx, locale, `/prihlasovaci-email/${token}`);

/**
 * A sent mail keeps no key, neither to an account nor to a patient's consent or request, or a calendar: a reader of the
 * archive cannot use the link.
 */
export const withoutTokens = (body: string) =>
  body.replace(/\/(token-check|prihlasovaci-email|souhlas|kalendar|moje-rezervace)\/[\w-]+/g, "/$1/…");
