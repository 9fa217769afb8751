import type { LoaderFunctionArgs } from "@remix-run/node";
import { eventBooks, unavailableAt, voucherToBook } from "#app/http/calendar/event-choices.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

/** Availability at the time in an event's form, and the voucher of its patient, during typing. */
export async function loader(args: LoaderFunctionArgs) {
  const typed = queryOf(args, calendarPages.eventAvailability);
  const ftVoucher = await voucherToBook(args, typed, typed.patients ?? []);
  return Response.json({ ...(await unavailableAt(args, typed, await eventBooks(args))), ftVoucher });
}
