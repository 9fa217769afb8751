import { and, eq, gte, isNull, lt } from "drizzle-orm";
import type { UsedOperation } from "#rules/insurance/operation-limit.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate, type IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { events } from "../core/db/tables/events.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { groupBy } from "../core/group-by.ts";
import { billable } from "./billable.ts";

export type UsedOnCard = UsedOperation & { attendance: number };

/** The operations of billable reports of cards from one day to another, by the card. */
export async function usedOperations(
  ctx: InCenter,
  cards: readonly number[],
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<Map<number, UsedOnCard[]>> {
  const reports = await ctx.db
    .select({
      card: medicalReports.patientCardId,
      attendance: patientAttendances.id,
      examinedAt: medicalReports.examinedAt,
      coding: medicalReports.coding,
    })
    .from(medicalReports)
    .innerJoin(patientAttendances, eq(patientAttendances.id, medicalReports.patientAttendanceId))
    .innerJoin(events, and(eq(events.id, patientAttendances.eventId), isNull(events.removedAt)))
    .where(
      and(
        eq(medicalReports.medicalCenterId, ctx.profile.medicalCenterId),
        anyOf(medicalReports.patientCardId, cards),
        gte(medicalReports.examinedAt, instantOf(from)),
        lt(medicalReports.examinedAt, instantOf(addDays(to, 1))),
        billable,
      ),
    );
  const used = reports.flatMap(({ card, attendance, examinedAt, coding }) =>
    coding!.operations.map(({ code, count }) => ({ card, attendance, code, count, day: localDate(examinedAt) })),
  );
  return groupBy(used, ({ card }) => card);
}
