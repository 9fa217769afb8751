import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { LockForm } from "#rules/inputs/desk.ts";
import { keepPlace } from "#app/http/desk.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { placeWithin } from "#app/http/own-address.ts";
import { signedIn } from "#app/http/me.server.ts";
import { queryOf } from "#app/http/query.ts";

/** Asked as long as somebody is at the page, which counts as any visit does; where it is locked, it leads to the lock. Scripts only. */
export async function loader(args: LoaderFunctionArgs) {
  await signedIn(args);
  return new Response(null, { status: 204 });
}

/** Locks the page that sends this, with what was typed on it, and leads to the lock. */
export async function action(args: ActionFunctionArgs) {
  const { success, data } = LockForm.safeParse({
    ...queryOf(args, "deskLocking"),
    ...Object.fromEntries(await args.request.formData()),
  });
  if (!success) throw new Response(null, { status: 400 });
  const { session, place, typed, turn } = data;
  const kept = await keepPlace(args, { session, path: placeWithin(place, hrefHere(args, "home")), body: typed ?? "" });
  return redirect(hrefHere(args, "deskLock", { kept, turn: turn && 1 }));
}
