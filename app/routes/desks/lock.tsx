import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { LockForm } from "#rules/inputs/accounts/desk.ts";
import { keepPage } from "#app/http/session/desk.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { signedIn } from "#app/http/session/me.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { deskPages } from "#app/paths/staff/desks.ts";

/** Polled during activity, which counts as a visit; a locked session leads to the lock. Scripts only. */
export async function loader(args: LoaderFunctionArgs) {
  await signedIn(args);
  return new Response(null, { status: 204 });
}

/** Locks the page that sends this, with its typed text, and leads to the lock. */
export async function action(args: ActionFunctionArgs) {
  const { success, data } = LockForm.safeParse({
    ...queryOf(args, deskPages.deskLocking),
    ...Object.fromEntries(await args.request.formData()),
  });
  if (!success) throw new Response(null, { status: 400 });
  const { session, place, typed, turn } = data;
  const kept = await keepPage(args, {
    session,
    path: placeWithin(place, hrefHere(args, calendarPages.home)),
    body: typed ?? "",
  });
  return redirect(hrefHere(args, deskPages.deskLock, { kept, turn: turn && 1 }));
}
