import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { hrefHere } from "#app/http/request/href-here.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { slotAt } from "#rules/calendar/slot.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

/** A press into a free slot of the calendar arrives as the slot's name and the point pressed; it leads to the form. */
export function loader(args: LoaderFunctionArgs) {
  const slot = slotAt(new URL(args.request.url).searchParams);
  if (!slot) throw redirect(hrefHere(args, calendarPages.home));
  const place: QueryOf<typeof calendarPages.eventNew> = {
    [slot.by]: slot.id ? [slot.id] : undefined,
    from: slot.from,
  };
  throw redirect(hrefHere(args, calendarPages.eventNew, place));
}
