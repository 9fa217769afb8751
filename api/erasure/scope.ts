import { and, eq, isNull, sql } from "drizzle-orm";
import { pastBefore } from "#rules/erasure/retention.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../core/context.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { events } from "../core/db/tables/events.ts";
import { occupancies } from "../core/db/tables/occupancies.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { disposalCards } from "../core/db/tables/disposal-cards.ts";
import { disposals } from "../core/db/tables/disposals.ts";
import { longerKeptCards } from "../core/db/tables/longer-kept-cards.ts";
import type { patientErasures } from "../core/db/tables/patient-erasures.ts";
import { lastOfReport } from "./history.ts";

export type Disposal = typeof disposals.$inferSelect;
export type Erasure = typeof patientErasures.$inferSelect;

/** Years of retention in the centre. */
export async function retentionYears(ctx: ProfileCtx): Promise<number> {
  const [center] = await ctx.db
    .select({ years: medicalCenters.retentionYears })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, ctx.profile.medicalCenterId));
  return center!.years;
}

/**
 * Cards past their retention: opened, last visited and last written to before it, and without a future visit, an
 * excused one included: its patient is still treated. The index of the order they were opened in is walked; each
 * question is answered for one card by an index, and `offset 0` keeps it so.
 */
export function pastTheirTime(ctx: ProfileCtx, years: number) {
  const today = localDate(ctx.now());
  const since = sql`${instantOf(pastBefore(today, years)).toISOString()}::timestamptz`;
  const visited = sql`(select from ${occupancies} join ${patientAttendances} on ${and(eq(patientAttendances.eventId, occupancies.eventId), eq(patientAttendances.patientCardId, occupancies.patientCardId))}
    where ${eq(occupancies.patientCardId, patientCards.id)} and ${occupancies.beginAt} >= ${since} and ${patientAttendances.state} <> 'NOT_EXCUSED' offset 0)`;
  const booked = sql`(select from ${patientAttendances} join ${events} on ${eq(events.id, patientAttendances.eventId)}
    where ${eq(patientAttendances.patientCardId, patientCards.id)} and ${events.removedAt} is null and ${events.endAt} > ${ctx.now().toISOString()}::timestamptz offset 0)`;
  const written = sql`(select from ${medicalReports} where ${eq(medicalReports.patientCardId, patientCards.id)} and ${medicalReports.removedAt} is null and ${lastOfReport} >= ${since} offset 0)`;
  const attached = sql`(select from ${attachments} where ${eq(attachments.patientCardId, patientCards.id)} and ${attachments.type} = 'MEDICAL' and ${attachments.removedAt} is null and ${attachments.createdAt} >= ${since} offset 0)`;
  const needed = sql`(select from ${longerKeptCards} where ${eq(longerKeptCards.cardId, patientCards.id)} and ${longerKeptCards.until} > ${today} offset 0)`;
  return and(
    eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId),
    isNull(patientCards.mergedIntoId),
    isNull(patientCards.disposedAt),
    sql`${patientCards.createdAt} < ${since}`,
    sql`not exists ${visited}`,
    sql`not exists ${booked}`,
    sql`not exists ${written}`,
    sql`not exists ${attached}`,
    sql`not exists ${needed}`,
  )!;
}

/** A card in a proposal that is not decided yet. */
export const proposed = sql`exists (select from ${disposalCards} join ${disposals} on ${disposals.id} = ${disposalCards.disposalId}
  where ${eq(disposalCards.cardId, patientCards.id)} and ${disposals.confirmedAt} is null and ${disposals.withdrawnAt} is null offset 0)`;
