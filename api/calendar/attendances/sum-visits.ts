import { and, asc, eq, gte, ne, sql } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { visibleEvents } from "../scope.ts";

/** Totals of the visits of each of these cards: their number, the missed ones, and the next one with its person. */
export async function sumVisits(ctx: Ctx, cards: readonly number[]) {
  allow(ctx, "calendar:read");
  const ofCards = and(visibleEvents(ctx), anyOf(patientAttendances.patientCardId, cards));
  const { patientCardId, state } = patientAttendances;
  const counted = await ctx.db
    .select({
      patientCardId,
      total: sql<number>`count(*)::int`,
      notExcused: sql<number>`count(*) filter (where ${state} = 'NOT_EXCUSED')::int`,
      excused: sql<number>`count(*) filter (where ${state} = 'EXCUSED')::int`,
    })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(ofCards)
    .groupBy(patientCardId);
  const nearest = await ctx.db
    .selectDistinctOn([patientCardId], { patientCardId, event: events, owner: profiles })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .leftJoin(profiles, eq(profiles.id, events.ownerId))
    .where(and(ofCards, ne(state, "EXCUSED"), gte(events.beginAt, ctx.now())))
    .orderBy(asc(patientCardId), asc(events.beginAt), asc(patientAttendances.id));
  const next = new Map(nearest.map((row) => [row.patientCardId, row]));
  return new Map(
    counted.map(({ patientCardId, ...counts }) => [
      patientCardId,
      { ...counts, next: next.get(patientCardId) ?? null },
    ]),
  );
}
