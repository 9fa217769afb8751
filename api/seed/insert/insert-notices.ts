import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { formatDateTime } from "#rules/format.ts";
import { alerts as all } from "#rules/notices/alerts.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../core/db/client.ts";
import { alerts } from "../../core/db/tables/alerts.ts";
import { events } from "../../core/db/tables/events.ts";
import { mails } from "../../core/db/tables/mails.ts";
import { notices } from "../../core/db/tables/notices.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { staffNoticeRules } from "../../core/db/tables/staff-notice-rules.ts";

/**
 * Switches on e-mails of changed visits, and of new requests to one of the staff. Reminders, which would go without
 * anybody's doing, stay off.
 */
export async function insertNotices(db: Db, worker: string): Promise<void> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, worker));
  const { id, medicalCenterId } = profile!;
  const change = all.find(({ ahead, notificationType }) => ahead === null && notificationType === "EMAIL")!;
  await db.insert(alerts).values({ medicalCenterId, alertId: change.id, active: true });
  await db.insert(staffNoticeRules).values({ medicalCenterId, requestProfiles: [id] });
}

/** Fault of a mail server that knows no such mailbox. */
const NO_MAILBOX = "550 5.1.1 Recipient address rejected: User unknown";

/** Mails of visits that were moved, sent on the days before; the last one was refused. Each is in the outbox too. */
export async function insertSentNotices(db: Db, today: IsoDate): Promise<void> {
  const visits = await db
    .select({ visit: patientAttendances.id, event: events, card: patientCards })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .innerJoin(patientCards, eq(patientCards.id, patientAttendances.patientCardId))
    .where(
      and(
        gt(events.beginAt, instantOf(addDays(today, 2), "00:00")),
        isNull(events.removedAt),
        isNull(patientCards.archivedAt),
        isNotNull(patientCards.email),
      ),
    )
    .orderBy(asc(events.beginAt), asc(patientAttendances.id))
    .limit(4);
  for (const [at, { visit, event, card }] of visits.entries()) {
    const createdAt = instantOf(addDays(today, -1 - at), "10:20");
    const refused = at === visits.length - 1;
    const [notice] = await db
      .insert(notices)
      .values({
        medicalCenterId: card.medicalCenterId,
        patientCardId: card.id,
        cause: `moved ${visit}`,
        channel: "EMAIL",
        occasion: "MOVED",
        visits: [{ event: event.id, known: event.beginAt.toISOString() }],
        state: refused ? "REFUSED" : "HANDED_OVER",
        failure: refused ? NO_MAILBOX : null,
        createdAt,
        sendAt: createdAt,
        writtenAt: createdAt,
        settledAt: createdAt,
      })
      .returning({ uuid: notices.uuid });
    await db.insert(mails).values({
      id: notice!.uuid,
      medicalCenterId: card.medicalCenterId,
      recipient: card.email!,
      subject: "Změna termínu návštěvy",
      body: `Dobrý den,\n\nváš termín jsme přesunuli na ${formatDateTime(event.beginAt.toISOString(), "cs")}.`,
      createdAt,
      ...(refused ? { failedAt: createdAt, failure: NO_MAILBOX } : { sentAt: createdAt }),
    });
  }
}
