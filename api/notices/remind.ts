import { and, asc, eq, gt, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import { alerts as all, type Alert } from "#rules/notices/alerts.ts";
import { remindedUntil, reminderTime, sendingTime, type QuietHours } from "#rules/notices/quiet-hours.ts";
import { earlier, HOUR, later, MINUTE } from "#rules/time/durations.ts";
import { bind, type Ctx } from "../context.ts";
import { alerts } from "../db/tables/alerts.ts";
import { events } from "../db/tables/events.ts";
import { notices } from "../db/tables/notices.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { enqueueWriting } from "./enqueue-writing.ts";
import { quietRulesOf } from "./settings/quiet-hours.ts";

/** A reminder that could not go in time, since nothing ran, still goes this much later. */
const GRACE = 6 * HOUR;
const AT_ONCE = 500;

/** Writes the due reminders of all centres down, each once. Answers whether some are left for the next time. */
export async function remindVisits(ctx: Ctx): Promise<boolean> {
  let isMore = false;
  for (const [medicalCenterId, active] of await readReminding(ctx))
    for (const alert of active) {
      const found = await ctx.db.transaction(async (db) => {
        await bind(db, null, medicalCenterId);
        return remind({ ...ctx, db }, medicalCenterId, alert);
      });
      isMore ||= found === AT_ONCE;
    }
  return isMore;
}

/** The active reminders by centre. */
async function readReminding(ctx: Ctx): Promise<Map<number, Alert[]>> {
  const rows = await ctx.db.transaction(async (db) => {
    await db.execute(sql`select set_config('motus.reminding', 'on', true)`);
    return db.select().from(alerts).where(eq(alerts.active, true));
  });
  const reminding = new Map<number, Alert[]>();
  for (const { medicalCenterId, alertId } of rows) {
    const alert = all.find(({ id, ahead }) => id === alertId && ahead !== null);
    if (alert) reminding.set(medicalCenterId, [...(reminding.get(medicalCenterId) ?? []), alert]);
  }
  return reminding;
}

async function remind(ctx: Ctx, medicalCenterId: number, alert: Alert): Promise<number> {
  const { quiet } = await quietRulesOf(ctx.db, medicalCenterId);
  const found = await dueVisits(ctx, medicalCenterId, alert, quiet);
  const ahead = alert.ahead!;
  // A patient who got the visit after the moment of the reminder was notified of the visit then.
  const due = found.filter(({ createdAt, beginAt }) => createdAt <= reminderTime(beginAt, ahead, quiet));
  if (due.length === 0) return 0;
  const now = ctx.now();
  const rows = await ctx.db
    .insert(notices)
    .values(
      due.map(({ event, card, beginAt, cause }) => {
        const sendAt = sendingTime({ wanted: now, notBefore: now, visitAt: beginAt }, quiet);
        const tooLate = { state: "STOPPED" as const, stopReason: "TOO_LATE" as const, settledAt: now };
        return {
          medicalCenterId,
          patientCardId: card,
          cause,
          channel: alert.notificationType,
          occasion: "REMINDER" as const,
          visits: [{ event, known: beginAt.toISOString() }],
          createdAt: now,
          sendAt: sendAt ?? now,
          ...(sendAt === null && tooLate),
        };
      }),
    )
    .onConflictDoNothing()
    .returning();
  for (const row of rows) if (row.state === "WAITING") await enqueueWriting(ctx, row);
  return found.length;
}

/** Visits whose reminder has come and is not written yet, of patients who can be written to, the earliest first. */
function dueVisits(
  ctx: Ctx,
  medicalCenterId: number,
  { id, ahead, notificationType }: Alert,
  quiet: QuietHours | null,
) {
  const now = ctx.now();
  const lead = ahead! * MINUTE;
  const cause = sql<string>`'reminder ' || ${events.id} || ' ' || ${patientCards.id} || ' ' || ${id}::int || ' ' || extract(epoch from ${events.beginAt})::bigint`;
  const written = ctx.db
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        eq(notices.medicalCenterId, medicalCenterId),
        eq(notices.channel, notificationType),
        eq(notices.cause, cause),
      ),
    );
  return ctx.db
    .select({
      event: events.id,
      card: patientCards.id,
      beginAt: events.beginAt,
      createdAt: events.createdAt,
      cause,
    })
    .from(events)
    .innerJoin(patientAttendances, eq(patientAttendances.eventId, events.id))
    .innerJoin(patientCards, eq(patientCards.id, patientAttendances.patientCardId))
    .where(
      and(
        eq(events.medicalCenterId, medicalCenterId),
        isNull(events.removedAt),
        eq(events.allDay, false),
        gt(events.beginAt, now),
        gt(events.beginAt, later(earlier(now, GRACE), lead)),
        lte(events.beginAt, later(remindedUntil(now, quiet), lead)),
        eq(patientAttendances.state, "NOT_SET"),
        isNull(patientCards.archivedAt),
        eq(patientCards.noticesRefused, false),
        isNotNull(notificationType === "SMS" ? patientCards.phone : patientCards.email),
        notExists(written),
        // Of visits that came with an import, patients may have been reminded by the other program.
        sql`not exists (
          select from import_rows row join imports on imports.id = row.import_id and not imports.reminders
          where row.medical_center_id = ${medicalCenterId} and row.kind = 'VISITS' and row.made_id = coalesce(${events.parentId}, ${events.id}))`,
      ),
    )
    .orderBy(asc(events.beginAt), asc(events.id))
    .limit(AT_ONCE);
}
