import { accountPages } from "#app/paths/staff/accounts.ts";
import { href } from "#app/paths/href.ts";
import { locales } from "#rules/codes.ts";
import { ownAddress } from "../request/own-address.ts";

/**
 * The page for reauthentication before a file is saved, in the language of the file. It leads back to the page with the
 * link: to the file itself the browser would go and stay, as if nothing had been confirmed.
 */
export function reauthenticateForFile(referer: string | undefined, language: string | undefined): string {
  const redirect = referer && URL.canParse(referer) ? ownAddress(new URL(referer)) : undefined;
  return href(locales.find((locale) => locale === language) ?? "cs", accountPages.reauthenticate, { redirect });
}
