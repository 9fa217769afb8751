import type { LoaderFunctionArgs } from "@remix-run/node";
import { eventBooks, unavailableAt } from "#app/http/calendar/event-choices.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { calendarPages } from "#app/paths/calendar.ts";

/** Availability at the time in an event's form, during typing. */
export async function loader(args: LoaderFunctionArgs) {
  const { procedures } = await eventBooks(args);
  return Response.json(await unavailableAt(args, queryOf(args, calendarPages.eventAvailability), procedures));
}
