import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";

/** Visits of a voucher: those that took place, those that are booked, and the first of them. */
export type VoucherVisits = { used: number; booked: number; firstAt: Date | null };

export const noVisits: VoucherVisits = { used: 0, booked: 0, firstAt: null };

/** A visit that takes a place of its voucher: excused and missed ones, and those of removed events take none. */
export const takesPlace = and(isNull(events.removedAt), inArray(patientAttendances.state, ["PRESENT", "NOT_SET"]))!;

/** The visits of a voucher that are neither used nor booked. */
export function visitsLeft({ id, visits }: { id: number; visits: number }, taken: Map<number, VoucherVisits>): number {
  const { used, booked } = taken.get(id) ?? noVisits;
  return Math.max(0, visits - used - booked);
}

/** The visits of vouchers, by their ids, besides a given one; excused and missed ones count for nothing. */
export async function visitsOf(
  { db }: Pick<Ctx, "db">,
  ids: readonly number[],
  except?: number,
): Promise<Map<number, VoucherVisits>> {
  const { id, ftVoucherId, state } = patientAttendances;
  const rows = await db
    .select({
      id: ftVoucherId,
      used: sql<number>`count(*) filter (where ${state} = 'PRESENT')::int`,
      booked: sql<number>`count(*) filter (where ${state} = 'NOT_SET')::int`,
      firstAt: sql<string | null>`min(${events.beginAt})`,
    })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(and(anyOf(ftVoucherId, ids), takesPlace, except === undefined ? undefined : ne(id, except)))
    .groupBy(ftVoucherId);
  return new Map(
    rows.map(({ id, used, booked, firstAt }) => [id!, { used, booked, firstAt: firstAt ? new Date(firstAt) : null }]),
  );
}
