import type { CenterCtx, Ctx } from "../core/context.ts";
import { and, eq, inArray, ne } from "drizzle-orm";
import { anyOf } from "../core/db/any-of.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { ofCenter } from "./decidable.ts";
import type { Booking } from "./scope.ts";

/** The request of each event that has one of its own: that of a visit, or the one that waits; a rejected one is over. */
export async function ofEvents(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Booking>> {
  if (!ctx.profile) return new Map();
  const rows = await ctx.db
    .select()
    .from(bookings)
    .where(and(ofCenter(ctx as CenterCtx), inArray(bookings.eventId, [...ids]), ne(bookings.status, "REJECTED")));
  return new Map(rows.map((row) => [row.eventId!, row]));
}

/** The accepted request that each of these visits has come from; a visit of anything else has none. */
export async function ofAttendances(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Booking>> {
  if (!ctx.profile) return new Map();
  const rows = await ctx.db
    .select({ attendance: patientAttendances.id, booking: bookings })
    .from(patientAttendances)
    .innerJoin(
      bookings,
      and(
        eq(bookings.eventId, patientAttendances.eventId),
        eq(bookings.patientCardId, patientAttendances.patientCardId),
        eq(bookings.status, "ACCEPTED"),
      ),
    )
    .where(and(ofCenter(ctx as CenterCtx), anyOf(patientAttendances.id, ids)));
  return new Map(rows.map(({ attendance, booking }) => [attendance, booking]));
}
