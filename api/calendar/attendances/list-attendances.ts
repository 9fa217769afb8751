import { and, asc, desc, eq, getTableColumns, gte, inArray, isNull, lt } from "drizzle-orm";
import type { AttendanceState } from "#rules/codes.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { Fault } from "../../core/fault.ts";
import { pageWithin } from "../../core/page-within.ts";
import { track } from "../../core/track.ts";
import { visibleEvents } from "../scope.ts";

const PAGE_SIZE = 50;

export type AttendancesQuery = {
  patientCard: number;
  from?: Date | null;
  to?: Date | null;
  states?: AttendanceState[] | null;
  procedure?: number | null;
  direction?: "asc" | "desc" | null;
  page?: number | null;
};

/** A page of a patient's visits, the latest first by default. A page past the last is the last. */
export async function listAttendances(
  ctx: Ctx,
  { patientCard, from, to, states, procedure, direction, page: wanted }: AttendancesQuery,
) {
  allow(ctx, "calendar:read");
  const own = and(
    eq(patientCards.id, patientCard),
    eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId),
    isNull(patientCards.mergedIntoId),
    isNull(patientCards.disposedAt),
  );
  if ((await ctx.db.$count(patientCards, own)) === 0) throw new Fault("notFound");
  const which = and(
    visibleEvents(ctx),
    eq(patientAttendances.patientCardId, patientCard),
    from ? gte(events.beginAt, from) : undefined,
    to ? lt(events.beginAt, to) : undefined,
    states ? inArray(patientAttendances.state, states) : undefined,
    procedure ? eq(events.procedureId, procedure) : undefined,
  );
  const rows = ctx.db
    .select(getTableColumns(patientAttendances))
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(which);
  const total = await ctx.db.$count(rows.as("rows"));
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const order = direction === "asc" ? asc : desc;
  const items = await rows
    .orderBy(order(events.beginAt), order(patientAttendances.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "patientAttendance.listed", { patientCardId: patientCard });
  return { items, total, page, pageSize: PAGE_SIZE };
}
