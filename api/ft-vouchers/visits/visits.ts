import { and, asc, eq } from "drizzle-orm";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { takesPlace } from "../usage.ts";

/** The visits that take the places of vouchers, with their events, the earliest first: at most 99 of each. */
export async function visitsOnVouchers({ db }: Pick<Ctx, "db">, ids: readonly number[]) {
  const rows = await db
    .select({ visit: patientAttendances, event: events })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(and(anyOf(patientAttendances.ftVoucherId, ids), takesPlace))
    .orderBy(asc(events.beginAt), asc(events.id));
  return rows.map(({ visit, event }) => ({ ...visit, event }));
}
