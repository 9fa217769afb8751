import { createCookie } from "@remix-run/node";
import { KeptForm } from "#app/graphql/staff/accounts.ts";
import { call } from "#app/graphql/client.server.ts";
import { LockDesk } from "#app/graphql/staff/desks.ts";
import type { Args } from "../request/context.ts";
import { hostCookie } from "../request/device-cookie.server.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { hrefHere } from "../request/href-here.ts";
import { ownAddress, placeWithin } from "../request/own-address.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

type KeptPage = { session?: number; path: string; body: string };

/**
 * Locks a session at this desk with its page; answers the id of the kept form, or nothing where it could not be kept.
 */
export async function keepPage(args: Args, page: KeptPage): Promise<string | undefined> {
  try {
    return (await call(args, LockDesk, page)).deskLock;
  } catch (failed) {
    if (failed instanceof CallFailed) return undefined;
    throw failed;
  }
}

/** The address of a kept page, with its typed text. */
export function addressOfKept(args: Args, kept: { id: string; path: string; body: string } | null): string {
  const url = new URL(placeWithin(kept?.path, hrefHere(args, calendarPages.home)), "http://motus");
  if (kept?.body) url.searchParams.set("kept", kept.id);
  return ownAddress(url);
}

/** The same of a page that was kept for the signed-in user; null for another user's. */
export async function ownKeptAddress(args: Args, id: string): Promise<string | null> {
  try {
    return addressOfKept(args, (await call(args, KeptForm, { id })).formKept);
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

/**
 * The header by which the browser remembers the page before the lock: reading a page writes nothing, and the lock's
 * address names no patient.
 */
export const rememberPage = (args: Args, session: number, page: string) =>
  placeCookie(args).serialize(page.length > LONGEST_PLACE ? null : { session, page });

/** That page, for the owner of the session. */
export async function rememberedPage(args: Args, session: number): Promise<string | undefined> {
  const kept = (await placeCookie(args).parse(args.request.headers.get("cookie"))) as {
    session: number;
    page: string;
  } | null;
  return kept?.session === session ? kept.page : undefined;
}

export const forgetPage = (args: Args) => placeCookie(args).serialize("", { maxAge: 0 });
