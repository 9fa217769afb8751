import { and, count, eq, gt, min, ne } from "drizzle-orm";
import { allow } from "../allow.ts";
import { visibleEvents } from "../calendar/scope.ts";
import type { Ctx } from "../context.ts";
import { events, occupancies } from "../db/tables/events.ts";
import { medicalReports } from "../db/tables/medical-reports.ts";
import { inMyCenter, inState } from "../medical-reports/scope.ts";
import { readStaffMember } from "./list.ts";

export type DeactivationPreview = { eventsAhead: number; nextEventAt: Date | null; drafts: number };

/** What a colleague would leave behind: the events ahead that take their time, the first of them, and the reports they have begun and not signed. */
export async function previewDeactivation(ctx: Ctx, id: number): Promise<DeactivationPreview> {
  allow(ctx, "staff:write");
  await readStaffMember(ctx, id);
  const ahead = and(
    visibleEvents(ctx),
    eq(occupancies.profileId, id),
    gt(occupancies.endAt, ctx.now()),
    ne(events.type, "FREE_TIME"),
  );
  const [planned] = await ctx.db
    .select({ eventsAhead: count(), nextEventAt: min(events.beginAt) })
    .from(occupancies)
    .innerJoin(events, eq(events.id, occupancies.eventId))
    .where(ahead);
  const drafts = await ctx.db.$count(
    medicalReports,
    and(inMyCenter(ctx), eq(medicalReports.createdBy, id), inState.DRAFT),
  );
  return { ...planned!, drafts };
}
