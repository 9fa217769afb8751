import { sql } from "drizzle-orm";
import { keptUntil } from "#rules/erasure/retention.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { attachments } from "../core/db/tables/attachments.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";

/**
 * Number of entries in a card's documentation, with the first and last day; a visit without attendance does not count.
 */
export type History = {
  id: number;
  firstEntryOn: IsoDate | null;
  lastEntryOn: IsoDate | null;
  visits: number;
  reports: number;
  attachments: number;
};

/** True if a visit took place, as far as is known: without an attendance it counts as taken place. */
const tookPlace = sql`${patientAttendances.state} not in ('EXCUSED', 'NOT_EXCUSED')`;

/** A report's last entry: written, signed or declared invalid, whichever was last. */
export const lastOfReport = sql`greatest(${medicalReports.examinedAt}, ${medicalReports.createdAt}, ${medicalReports.signedAt}, ${medicalReports.invalidatedAt})`;

/** The histories of these cards, which were found and belong to the own centre: one statement for all of them. */
export async function readHistories(ctx: InCenter, cards: readonly number[]): Promise<Map<number, History>> {
  const { rows } = await ctx.db.execute<{
    id: number;
    first: string | null;
    last: string | null;
    visits: number;
    reports: number;
    attachments: number;
  }>(sql`
    select card.id, least(visit.first, report.first, attachment.first) as first, greatest(visit.last, report.last, attachment.last) as last,
      visit.count as visits, report.count as reports, attachment.count as attachments
    from unnest(${sql.param([...cards])}::integer[]) as card (id)
    cross join lateral (select count(*)::int, min(${events.beginAt}) as first, max(${events.beginAt}) as last from ${patientAttendances} join ${events} on ${events.id} = ${patientAttendances.eventId}
      where ${patientAttendances.patientCardId} = card.id and ${events.removedAt} is null and ${events.beginAt} <= ${ctx.now().toISOString()}::timestamptz and ${tookPlace}) as visit
    cross join lateral (select count(*)::int, min(${medicalReports.examinedAt}) as first, max(${lastOfReport}) as last from ${medicalReports}
      where ${medicalReports.patientCardId} = card.id and ${medicalReports.removedAt} is null) as report
    cross join lateral (select count(*)::int, min(${attachments.createdAt}) as first, max(${attachments.createdAt}) as last from ${attachments}
      where ${attachments.patientCardId} = card.id and ${attachments.type} = 'MEDICAL' and ${attachments.removedAt} is null) as attachment`);
  const day = (text: string | null) => (text === null ? null : localDate(new Date(text)));
  return new Map(
    rows.map(({ first, last, ...row }) => [row.id, { ...row, firstEntryOn: day(first), lastEntryOn: day(last) }]),
  );
}

/**
 * Until when a card's documentation must be there; where there is none, or its time is over, nothing of the card must.
 */
export function keptUntilOf({ lastEntryOn }: History, years: number, today: IsoDate): IsoDate | null {
  const until = lastEntryOn && keptUntil(lastEntryOn, years);
  return until && until >= today ? until : null;
}
