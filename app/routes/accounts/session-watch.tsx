import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { HandOverForm } from "#rules/inputs/accounts/account.ts";
import { KeepForm, SessionEndsIn } from "#app/graphql/staff/accounts.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { ownAddress, placeWithin } from "#app/http/request/own-address.ts";
import { queryOf } from "#app/http/request/query.ts";
import { accountPages } from "#app/paths/staff/accounts.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

/**
 * Answers in how many seconds the page's session ends; the question counts as use only with `here`, after somebody's
 * activity. Scripts only.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { session, here } = queryOf(args, accountPages.sessionWatch);
  if (!here) args.context.unattended = true;
  const { sessionEndsIn } =
    session === undefined ? { sessionEndsIn: null } : await load(args, SessionEndsIn, { session });
  return Response.json({ endsIn: sessionEndsIn }, { status: sessionEndsIn === null ? 401 : 200 });
}

/**
 * Keeps the typed form of a page whose session has ended, and leads to the page that says so. A failure that may pass
 * is answered as one: the page retries.
 */
export async function action(args: ActionFunctionArgs) {
  const { success, data } = HandOverForm.safeParse(Object.fromEntries(await args.request.formData()));
  if (!success) throw new Response(null, { status: 400 });
  const { ticket, typed } = data;
  const place = new URL(placeWithin(data.place, hrefHere(args, calendarPages.home)), "http://motus");
  try {
    if (typed)
      place.searchParams.set(
        "kept",
        (await call(args, KeepForm, { path: place.pathname, body: typed, ticket })).formKeep,
      );
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed;
    // Too long, or of a deactivated user: the way back leads to the empty form.
    if (failed.error !== "notSignedIn" && failed.error !== "invalidInput")
      throw new Response(null, { status: failed.failure.status ?? 503 });
  }
  return redirect(hrefHere(args, accountPages.sessionEnded, { redirect: ownAddress(place) }));
}
