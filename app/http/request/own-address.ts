/** Stands in for our own origin while an address is resolved. */
const ORIGIN = "http://motus.invalid";

/** Node accepts 16 kB of headers from a browser, proxies often half of that: a longer address could not be opened. */
const MOST_CHARACTERS = 8000;

/**
 * The address of a page for redirects and links: with one slash at its beginning, since after two a browser reads the
 * name of another site.
 */
export const ownAddress = ({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): string =>
  pathname
    .replace(/\.data$/, "")
    .replace(/^\/_root$/, "/")
    .replace(/^[/\\]*/, "/") +
  search +
  hash;

/**
 * An address within the site, from a request, or the home page: never another site. It is checked once it is resolved,
 * since `/x/..//evil.example` looks like a path before.
 */
export function placeWithin(asked: string | null | undefined, home: string): string {
  if (!asked?.startsWith("/") || !URL.canParse(asked, ORIGIN)) return home;
  const url = new URL(asked, ORIGIN);
  const address = ownAddress(url);
  return url.origin === ORIGIN && address.length <= MOST_CHARACTERS ? address : home;
}
