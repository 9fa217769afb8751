import { may } from "#rules/permissions.ts";
import { load } from "#app/http/request/load.server.ts";
import { Calendars } from "#app/graphql/calendar/calendar-sync.ts";
import { calendarSyncPages } from "#app/paths/calendar/calendar-sync.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { idOf } from "../request/id-of.ts";
import { permitted } from "../session/permitted.server.ts";

export const calendarIdOf = ({ params }: Args) => idOf({ params: { id: params.profile } });

/** The calendar in the address, if the caller manages its list; else the page for missing records. */
export async function calendarHere(args: Args) {
  await permitted(args, calendarSyncPages.myCalendarSync);
  const id = calendarIdOf(args);
  const calendar = (await load(args, Calendars)).calendars.find((one) => one.id === id);
  if (!calendar) throw new Response(null, { status: 404 });
  return calendar;
}

/** The entry of its list in the address. */
export async function entryHere(args: Args) {
  const { profile, acls } = await calendarHere(args);
  const id = idOf(args);
  const entry = acls.find((one) => one.id === id);
  if (!entry) throw new Response(null, { status: 404 });
  return { name: profile.fullName, email: entry.email };
}

/** The page with the lists that the caller manages. */
export async function listHref(args: Args): Promise<string> {
  const { profileRole: role, motusProfession: profession } = await permitted(args, calendarSyncPages.myCalendarSync);
  const manages = may({ role, profession }, "medicalCenter:write");
  return hrefHere(args, manages ? calendarSyncPages.calendarSync : calendarSyncPages.myCalendarSync);
}
