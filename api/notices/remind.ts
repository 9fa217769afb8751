import { and, asc, eq, gt, isNotNull, isNull, lte, notExists, sql } from "drizzle-orm";
import { alerts as all, type Alert } from "#rules/notices/alerts.ts";
import { remindedUntil, reminderTime, sendingTime, type QuietHours } from "#rules/notices/quiet-hours.ts";
import { earlier, HOUR, later, MINUTE } from "#rules/time/durations.ts";
import { bind, type Ctx } from "../core/context.ts";
import { alerts } from "../core/db/tables/alerts.ts";
import { events } from "../core/db/tables/events.ts";
import { notices } from "../core/db/tables/notices.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { enqueueWriting } from "./enqueue-writing.ts";
import { noticeRules } from "../core/db/tables/notice-rules.ts";
import { quietHoursOf, quietRulesOf } from "./settings/quiet-hours.ts";

/** A reminder that could not go in time, since nothing ran, still goes this much later. */
const GRACE = 6 * HOUR;
const AT_ONCE = 500;

/** Writes the due reminders of all centres down, each once. Answers whether some are left for the next time. */
export async function remindVisits(ctx: Ctx): Promise<boolean> {
  let isMore = false;
  for (const { medicalCenterId, alert } of await readDue(ctx)) {
    const found = await ctx.db.transaction(async (db) => {
      await bind(db, null, medicalCenterId);
      return remind({ ...ctx, db }, medicalCenterId, alert);
    });
    isMore ||= found === AT_ONCE;
  }
  return isMore;
}

type Reminding = { medicalCenterId: number; alert: Alert };

/** The active reminders with a visit that they may be due for: a centre without any costs no transaction. */
async function readDue(ctx: Ctx): Promise<Reminding[]> {
  const now = ctx.now();
  const rows = await ctx.db.transaction(async (db) => {
    await db.execute(sql`select set_config('motus.reminding', 'on', true)`);
    return db
      .select({ medicalCenterId: alerts.medicalCenterId, alertId: alerts.alertId, rules: noticeRules })
      .from(alerts)
      .leftJoin(noticeRules, eq(noticeRules.medicalCenterId, alerts.medicalCenterId))
      .where(eq(alerts.active, true))
      .orderBy(asc(alerts.medicalCenterId), asc(alerts.alertId));
  });
  // Most centres have the same quiet hours.
  const times = new Map<string, ReturnType<typeof timeOf>>();
  const active = rows.flatMap(({ medicalCenterId, alertId, rules }) => {
    const alert = all.find(({ id, ahead }) => id === alertId && ahead !== null);
    if (!alert) return [];
    const quiet = quietHoursOf(rules);
    const key = `${alertId} ${quiet?.from} ${quiet?.to}`;
    const time = times.get(key) ?? timeOf(alert, quiet, now);
    times.set(key, time);
    return [{ medicalCenterId, alert, ...time }];
  });
  if (active.length === 0) return [];
  const list = (type: string, valueOf: (one: (typeof active)[number]) => number | string) =>
    sql`${sql.param(active.map(valueOf))}::${sql.raw(type)}[]`;
  const lists = [
    list("integer", ({ medicalCenterId }) => medicalCenterId),
    list("integer", ({ alert }) => alert.id),
    list("notification_type", ({ alert }) => alert.notificationType),
    list("timestamptz", ({ after }) => after.toISOString()),
    list("timestamptz", ({ until }) => until.toISOString()),
  ];
  const { rows: due } = await ctx.db.execute<{ center: number; alert: number }>(
    sql`select center, alert from due_reminders(${sql.join(lists, sql`, `)})`,
  );
  const isDue = new Set(due.map(({ center, alert }) => `${center} ${alert}`));
  return active.filter(({ medicalCenterId, alert }) => isDue.has(`${medicalCenterId} ${alert.id}`));
}

/** The visits that a reminder is for now begin after the first moment, and not after the second. */
function timeOf({ ahead }: Alert, quiet: QuietHours | null, now: Date) {
  const lead = ahead! * MINUTE;
  const after = later(earlier(now, GRACE), lead);
  return { after: after > now ? after : now, until: later(remindedUntil(now, quiet), lead) };
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
function dueVisits(ctx: Ctx, medicalCenterId: number, alert: Alert, quiet: QuietHours | null) {
  const { id, notificationType } = alert;
  const { after, until } = timeOf(alert, quiet, ctx.now());
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
        gt(events.beginAt, after),
        lte(events.beginAt, until),
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
