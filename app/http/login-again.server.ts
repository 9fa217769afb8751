import type { Args } from "./context.ts";
import { hrefHere } from "./href-here.ts";
import { ownAddress } from "./own-address.ts";

/** The login page, which leads back to where the request wanted to go. */
export function loginAgain(args: Args, back = new URL(args.request.url)): string {
  return hrefHere(args, "login", leadingTo(back));
}

/** Where a request wanted to go, as the parameter of a page that leads there in the end. */
export function leadingTo(back: URL): { redirect?: string } {
  back.searchParams.delete("_routes");
  const redirect = ownAddress(back);
  return redirect === "/" ? {} : { redirect };
}

/** A place within the site, or the home page: a redirect never leads elsewhere. */
export function placeWithin(path: string | null | undefined, home: string): string {
  if (!path || !/^\/(?![/\\])/.test(path)) return home;
  try {
    const url = new URL(path, "http://motus");
    return url.origin === "http://motus" ? url.pathname + url.search + url.hash : home;
  } catch {
    return home;
  }
}
