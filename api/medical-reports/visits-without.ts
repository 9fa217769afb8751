import { and, desc, eq, getTableColumns, isNull, lt, ne, notExists } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";
import { notRemoved } from "./state.ts";
import { endOfToday } from "./values.ts";

const MOST = 20;

/**
 * A patient's visits that have no live report yet: those until the end of today that were not excused, the latest
 * first. The visit asked for comes before them, however old.
 */
export async function visitsWithoutReport(ctx: Ctx, patientCard: number, asked?: number | null) {
  allow(ctx, "medicalReport:write");
  await visibleCard(ctx, { id: patientCard });
  const visits = await ctx.db
    .select(getTableColumns(patientAttendances))
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(
      and(
        eq(patientAttendances.patientCardId, patientCard),
        eq(patientAttendances.medicalCenterId, ctx.profile.medicalCenterId),
        ne(patientAttendances.state, "EXCUSED"),
        isNull(events.removedAt),
        lt(events.beginAt, endOfToday(ctx.now())),
        withoutReport(ctx),
      ),
    )
    .orderBy(desc(eq(patientAttendances.id, asked ?? 0)), desc(events.beginAt), desc(patientAttendances.id))
    .limit(MOST);
  await track(ctx, "patientAttendance.listed", { patientCardId: patientCard });
  return visits;
}

/** Visits that have no live report. */
export function withoutReport(ctx: ProfileCtx) {
  const live = and(
    eq(medicalReports.patientAttendanceId, patientAttendances.id),
    notRemoved,
    isNull(medicalReports.invalidatedAt),
  );
  return notExists(ctx.db.select({ id: medicalReports.id }).from(medicalReports).where(live));
}
