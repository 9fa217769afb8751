import { and, eq, isNull } from "drizzle-orm";
import { noticeOccasions, type NoticeOccasion } from "#rules/notices/alerts.ts";
import { outcomeOf } from "#rules/notices/outcome.ts";
import type { Db } from "../../core/db/client.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import type { NoticeVisit } from "../../core/db/tables/notices.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";

/** Changes of visits that the patient does not know of yet: by occasion, each from the earliest. */
export type News = {
  occasion: NoticeOccasion;
  visits: NoticeVisit[];
  begins: { beginAt: Date; knownAt: Date | null }[];
};

/**
 * Compares the visits of a notice with the calendar. A reminder is news while its visit is still ahead, at the time it
 * reminds of; an excused patient knows of it.
 */
export async function readNews(
  db: Db,
  { card, visits, reminds }: { card: number; visits: NoticeVisit[]; reminds: boolean },
  now: Date,
): Promise<News[]> {
  const present = await readPresent(db, card, visits);
  const found = visits.map((visit) => {
    const knownAt = visit.known === null ? null : new Date(visit.known);
    const { beginAt, excused, owner } = present.get(visit.event) ?? { beginAt: null, excused: false, owner: null };
    const reassigned = visit.knownOwner !== undefined && visit.knownOwner !== owner;
    const isSame = beginAt?.getTime() === knownAt?.getTime();
    const occasion = reminds
      ? isSame && !excused && beginAt! > now
        ? ("REMINDER" as const)
        : null
      : excused
        ? null
        : outcomeOf(knownAt, beginAt, now, reassigned);
    return { visit, occasion, beginAt: beginAt ?? knownAt!, knownAt };
  });
  return noticeOccasions
    .map((occasion) => {
      const some = found
        .filter((one) => one.occasion === occasion)
        .sort((one, other) => one.beginAt.getTime() - other.beginAt.getTime());
      return { occasion, visits: some.map(({ visit }) => visit), begins: some };
    })
    .filter(({ visits }) => visits.length > 0);
}

/** The present begins and people of these visits, those of an excused patient too; one that was removed is missing. */
export async function readPresent(db: Db, card: number, visits: NoticeVisit[]) {
  const rows = await db
    .select({ event: events.id, beginAt: events.beginAt, owner: events.ownerId, state: patientAttendances.state })
    .from(events)
    .innerJoin(patientAttendances, eq(patientAttendances.eventId, events.id))
    .where(
      and(
        anyOf(
          events.id,
          visits.map(({ event }) => event),
        ),
        eq(patientAttendances.patientCardId, card),
        isNull(events.removedAt),
      ),
    );
  return new Map(rows.map(({ event, state, ...row }) => [event, { ...row, excused: state === "EXCUSED" }]));
}
