import { and, asc, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { MonthInput } from "#rules/inputs/payments/months.ts";
import { allow } from "../core/access/allow.ts";
import { insuredIn } from "../coding/billable.ts";
import type { Ctx } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { pageWithin } from "../core/page-within.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";

const PAGE_SIZE = 25;

/** The part that an insured visit lacks to be billed: a report, its signature, or its operations. */
export const visitGaps = ["NO_REPORT", "NOT_SIGNED", "NOT_CODED"] as const;

const report = (which: string) =>
  sql`exists (select from medical_reports r where r.patient_attendance_id = ${patientAttendances.id}
    and r.removed_at is null and r.invalidated_at is null and ${sql.raw(which)})`;
const gap = sql<(typeof visitGaps)[number]>`case when ${report("r.signed_at is not null")} then 'NOT_CODED'
  when ${report("true")} then 'NOT_SIGNED' else 'NO_REPORT' end`;

/** A page of a month's visits that took place, that insurers pay, and that no report bills yet, oldest first. */
export async function listUnreportedVisits(ctx: Ctx, given: { month: string }, wanted?: number | null) {
  allow(ctx, "insurer:read");
  const { month } = parse(MonthInput, given);
  const rows = ctx.db
    .select({ ...getTableColumns(patientAttendances), gap: gap.as("gap") })
    .from(patientAttendances)
    .innerJoin(events, and(eq(events.id, patientAttendances.eventId), isNull(events.removedAt)))
    .where(and(insuredIn(ctx, month), sql`not ${report("r.signed_at is not null and r.coding is not null")}`));
  const total = await ctx.db.$count(rows.as("rows"));
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const items = await rows
    .orderBy(asc(events.beginAt), asc(patientAttendances.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "event.listed", { details: { events: items.map(({ eventId }) => eventId) } });
  return { items, total, page, pageSize: PAGE_SIZE };
}
export type UnreportedVisitList = Awaited<ReturnType<typeof listUnreportedVisits>>;
