import { locales } from "#rules/codes.ts";
import { href, type HrefParams, type PageName } from "#app/paths.ts";
import type { Args } from "./context.ts";

/** The address of a page under the request's own language prefix; without one the account or the browser goes on deciding. */
export const hrefHere = <N extends PageName, P>({ params }: Pick<Args, "params">, name: N, ...rest: HrefParams<N, P>) =>
  href(locales.find((locale) => locale === params.locale) ?? "cs", name, ...rest);
