import { redirect, redirectDocument } from "@remix-run/node";
import type { Args } from "./context.ts";
import { hrefHere } from "./href-here.ts";
import { ownAddress } from "./own-address.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { deskPages } from "#app/paths/staff/desks.ts";
import { secondFactorPages } from "#app/paths/staff/second-factor.ts";

/** The login page, with the requested page as its return address. */
export function loginAgain(args: Args, back = new URL(args.request.url)): string {
  return hrefHere(args, accountPages.login, leadingTo(back));
}

/**
 * Redirects to the lock of the desk, by a document of its own: nothing of the page before is left in the browser. The
 * page a user went to is returned to; a request of scripts is not.
 */
export function lockAgain(args: Args, back = new URL(args.request.url)): Response {
  const { request, context } = args;
  const isVisit = !context.unattended && (!context.document || request.headers.get("sec-fetch-dest") !== "empty");
  return redirectDocument(
    hrefHere(args, deskPages.deskLock, { from: isVisit ? (leadingTo(back).redirect ?? "/") : undefined }),
  );
}

/** Redirects anonymous users to the login page. */
export const toLogin = async (args: Args): Promise<Response> =>
  redirect((await args.context.wayToLogin?.()) ?? loginAgain(args));

/** The page that turns on a second factor, for a centre that requires one; it returns to the requested page. */
export const turnOnFirst = (args: Args) =>
  hrefHere(args, secondFactorPages.secondFactorOn, leadingTo(new URL(args.request.url)));

/** The page for reauthentication before what requires it; it leads back there. */
export const reauthenticate = (args: Args, back = new URL(args.request.url)): string =>
  hrefHere(args, accountPages.reauthenticate, leadingTo(back));

/** The requested page, as a parameter of an intermediate page. */
export function leadingTo(back: URL): { redirect?: string } {
  back.searchParams.delete("_routes");
  const redirect = ownAddress(back);
  return redirect === "/" ? {} : { redirect };
}
