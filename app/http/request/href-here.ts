import { locales } from "#rules/codes.ts";
import { hrefOf } from "#app/paths/href.ts";
import type { HrefParams, Page } from "#app/paths/page.ts";
import type { Args } from "./context.ts";

/** The language of the request's own prefix; without one the account or the browser decides. */
export const localeHere = ({ params }: Pick<Args, "params">) =>
  locales.find((locale) => locale === params.locale) ?? "cs";

/** The address of a page under the request's own language prefix. */
export const hrefHere = <P extends Page, Given>(
  args: Pick<Args, "params">,
  page: P,
  ...[params]: HrefParams<P, Given>
) => hrefOf(localeHere(args), page.path, { ...params }, args.params.locale === localeHere(args));
