import { createCookie, redirectDocument } from "@remix-run/node";
import { KeptForm } from "#app/graphql/account.ts";
import { api } from "#app/graphql/client.server.ts";
import { LockDesk } from "#app/graphql/desks.ts";
import type { Args } from "./context.ts";
import { hostCookie } from "./device-cookie.server.ts";
import { CallFailed } from "./failure.ts";
import { hrefHere } from "./href-here.ts";
import { keptFields } from "./keep-form.server.ts";
import { leadingTo } from "./login-again.server.ts";
import { ownAddress, placeWithin } from "./own-address.ts";
import { handling } from "./reading.ts";

type Place = { session?: number; path: string; body: string };

/** Locks a session at this desk with the page it is on; answers by which id that is kept, or nothing where it could not be. */
export async function keepPlace(args: Args, place: Place): Promise<string | undefined> {
  try {
    return (await api(handling(args), LockDesk, place)).deskLock;
  } catch (failed) {
    if (failed instanceof CallFailed) return undefined;
    throw failed;
  }
}

/** Where a form goes that meets a locked session: to the lock, and from there back, filled in. */
export async function lockOver(args: Args, form: FormData): Promise<Response> {
  const path = leadingTo(new URL(args.request.url)).redirect ?? "/";
  return redirectDocument(
    hrefHere(args, "deskLock", {
      kept: await keepPlace(args, { path, body: new URLSearchParams(keptFields(form)).toString() }),
    }),
  );
}

/** The address of a page that was kept, with what was typed there. */
export function placeOfKept(args: Args, kept: { id: string; path: string; body: string } | null): string {
  const url = new URL(placeWithin(kept?.path, hrefHere(args, "home")), "http://motus");
  if (kept?.body) url.searchParams.set("kept", kept.id);
  return ownAddress(url);
}

/** The same of a page that was kept for the signed-in user; null where it was somebody else's. */
export async function ownPlace(args: Args, id: string): Promise<string | null> {
  try {
    return placeOfKept(args, (await api(handling(args), KeptForm, { id })).formKept);
  } catch (failed) {
    if (failed instanceof CallFailed) return null;
    throw failed;
  }
}

/** Long addresses fit into no cookie. */
const LONGEST_PLACE = 1_500;
const placeCookie = ({ context: { secure, cookieSecret } }: Args) =>
  createCookie(hostCookie("desk-place", secure), {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure,
    secrets: [cookieSecret],
  });

/** The header by which the browser keeps where a session was led to the lock from: reading a page writes nothing, and the lock's address names no patient. */
export const keepPlaceHere = (args: Args, session: number, place: string) =>
  placeCookie(args).serialize(place.length > LONGEST_PLACE ? null : { session, place });

/** That place, for the owner of the session. */
export async function placeHere(args: Args, session: number): Promise<string | undefined> {
  const kept = (await placeCookie(args).parse(args.request.headers.get("cookie"))) as {
    session: number;
    place: string;
  } | null;
  return kept?.session === session ? kept.place : undefined;
}

export const forgetPlaceHere = (args: Args) => placeCookie(args).serialize("", { maxAge: 0 });
