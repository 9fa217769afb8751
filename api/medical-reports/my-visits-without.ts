import { and, desc, eq, getTableColumns, gte, lte, not, notInArray } from "drizzle-orm";
import { DAY, earlier } from "#rules/time/durations.ts";
import { allow } from "../core/access/allow.ts";
import { isHistory } from "../calendar/events/is-history.ts";
import { withMe } from "../calendar/own-events.ts";
import type { Ctx } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { pageWithin } from "../core/page-within.ts";
import { track } from "../core/track.ts";
import { PAGE_SIZE } from "./list.ts";
import { withoutReport } from "./visits-without.ts";

/** Older visits are found in their cards. */
const DAYS = 14;

/**
 * A page of the caller's visits of the last days that took place, as far as is known, and have no live report, the
 * latest first; not those that came with an import. A page past the last is the last.
 */
export async function listMyVisitsWithoutReport(ctx: Ctx, wanted: number | null | undefined) {
  allow(ctx, "medicalReport:write");
  const which = and(
    withMe(ctx),
    gte(events.beginAt, earlier(ctx.now(), DAYS * DAY)),
    lte(events.beginAt, ctx.now()),
    notInArray(patientAttendances.state, ["EXCUSED", "NOT_EXCUSED"]),
    withoutReport(ctx),
    not(isHistory),
  );
  const rows = ctx.db
    .select(getTableColumns(patientAttendances))
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(which);
  const total = await ctx.db.$count(rows.as("rows"));
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const items = await rows
    .orderBy(desc(events.beginAt), desc(patientAttendances.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  await track(ctx, "event.listed", { details: { events: items.map(({ eventId }) => eventId) } });
  return { items, total, page, pageSize: PAGE_SIZE };
}
