import { locales } from "#rules/codes.ts";
import { href } from "#app/paths/href.ts";
import type { HrefParams, Page } from "#app/paths/page.ts";
import type { Args } from "./context.ts";

/** The address of a page under the request's own language prefix; without one the account or the browser decides. */
export const hrefHere = <P extends Page, Given>(
  { params }: Pick<Args, "params">,
  page: P,
  ...rest: HrefParams<P, Given>
) => href(locales.find((locale) => locale === params.locale) ?? "cs", page, ...rest);
