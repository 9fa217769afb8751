import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ProfileCtx } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { occupancies } from "../core/db/tables/occupancies.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";

/**
 * A visit of the card that would be merged which cannot go along, and the other card's at the same time, or the very
 * same.
 */
export type MergeConflict = { event: number; other: number; beginAt: Date; endAt: Date };

const MOST = 20;

/** Where one person would be twice at a time: both cards in one event, or in two that overlap. */
export async function findConflicts(ctx: ProfileCtx, kept: number, merged: number): Promise<MergeConflict[]> {
  const [theirs, mine] = [alias(patientAttendances, "theirs"), alias(patientAttendances, "mine")];
  const together = await ctx.db
    .select({ event: events.id, other: events.id, beginAt: events.beginAt, endAt: events.endAt })
    .from(theirs)
    .innerJoin(mine, and(eq(mine.eventId, theirs.eventId), eq(mine.patientCardId, kept)))
    .innerJoin(events, and(eq(events.id, theirs.eventId), isNull(events.removedAt)))
    .where(eq(theirs.patientCardId, merged))
    .orderBy(events.beginAt)
    .limit(MOST);
  const [claim, other] = [alias(occupancies, "claim"), alias(occupancies, "other")];
  const atOnce = await ctx.db
    .select({ event: claim.eventId, other: other.eventId, beginAt: claim.beginAt, endAt: claim.endAt })
    .from(claim)
    .innerJoin(
      other,
      and(eq(other.patientCardId, kept), ne(other.eventId, claim.eventId), sql`${other.during} && ${claim.during}`),
    )
    .where(eq(claim.patientCardId, merged))
    .orderBy(claim.beginAt)
    .limit(MOST);
  return [...together, ...atOnce];
}
