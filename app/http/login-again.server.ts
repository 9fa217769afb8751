import { redirect, redirectDocument } from "@remix-run/node";
import type { Args } from "./context.ts";
import { hrefHere } from "./href-here.ts";
import { ownAddress } from "./own-address.ts";

/** The login page, which leads back to where the request wanted to go. */
export function loginAgain(args: Args, back = new URL(args.request.url)): string {
  return hrefHere(args, "login", leadingTo(back));
}

/**
 * The way to the lock of the desk, by a document of its own: nothing of the page before is left in the browser. What somebody went to
 * is come back to; what scripts asked for beside a page is not.
 */
export function lockAgain(args: Args, back = new URL(args.request.url)): Response {
  const { request, context } = args;
  const isVisit = !context.unattended && (!context.document || request.headers.get("sec-fetch-dest") !== "empty");
  return redirectDocument(
    hrefHere(args, "deskLock", { from: isVisit ? (leadingTo(back).redirect ?? "/") : undefined }),
  );
}

/** Sends whoever is not signed in to the login page. */
export const toLogin = async (args: Args): Promise<Response> =>
  redirect((await args.context.wayToLogin?.()) ?? loginAgain(args));

/** Where a request wanted to go, as the parameter of a page that leads there in the end. */
export function leadingTo(back: URL): { redirect?: string } {
  back.searchParams.delete("_routes");
  const redirect = ownAddress(back);
  return redirect === "/" ? {} : { redirect };
}
