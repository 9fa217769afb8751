import { and, asc, eq, gte, isNull, lt } from "drizzle-orm";
import { addMonths } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import { billable } from "../coding/billable.ts";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { events } from "../core/db/tables/events.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";

/** Reports of a month that no batch bills yet. */
const unbilled = (ctx: InCenter, month: IsoDate) =>
  and(
    eq(medicalReports.medicalCenterId, ctx.profile.medicalCenterId),
    gte(medicalReports.examinedAt, instantOf(month)),
    lt(medicalReports.examinedAt, instantOf(addMonths(month, 1))),
    billable,
    isNull(patientAttendances.billedDocumentId),
  );

/** The cards with care of a month that is to be billed, in the order of their ids. */
export async function cardsToBill(ctx: InCenter, month: IsoDate): Promise<number[]> {
  const rows = await ctx.db
    .selectDistinct({ card: medicalReports.patientCardId })
    .from(medicalReports)
    .innerJoin(patientAttendances, eq(patientAttendances.id, medicalReports.patientAttendanceId))
    .innerJoin(events, and(eq(events.id, patientAttendances.eventId), isNull(events.removedAt)))
    .where(unbilled(ctx, month))
    .orderBy(asc(medicalReports.patientCardId));
  return rows.map(({ card }) => card);
}

/** Locks the visits of such care, so that until it is billed nobody changes them, charges them or takes a report back. */
export const lockVisitsToBill = (ctx: InCenter, month: IsoDate, cards: readonly number[]) =>
  ctx.db
    .select({ id: patientAttendances.id })
    .from(patientAttendances)
    .innerJoin(medicalReports, eq(medicalReports.patientAttendanceId, patientAttendances.id))
    .where(and(unbilled(ctx, month), anyOf(medicalReports.patientCardId, cards)))
    .orderBy(asc(patientAttendances.id))
    .for("no key update", { of: patientAttendances });
