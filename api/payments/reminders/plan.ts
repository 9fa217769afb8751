import { and, asc, eq, gt, gte, isNotNull, isNull, max, sql } from "drizzle-orm";
import type { ReminderObstacle } from "#rules/codes.ts";
import { RemindersInput } from "#rules/inputs/payments/reminders.ts";
import { DAY, earlier } from "#rules/time/durations.ts";
import { localDate } from "#rules/time/time.ts";
import { readBilling, type Billing } from "../../billing/read.ts";
import { allow, reachOf } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { invoicePayments } from "../../core/db/tables/invoice-payments.ts";
import { invoices } from "../../core/db/tables/invoices.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { paymentReminders } from "../../core/db/tables/payment-reminders.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { Fault } from "../../core/fault.ts";
import { addressOf } from "../../notices/addressee.ts";
import { askedFor, chargedTogether } from "../charged-together.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { ofMine } from "../which.ts";
import type { Payment } from "../scope.ts";

/** A payment to remind of: the address of its patient, or why no reminder goes. */
export type PlannedReminder = { payment: Payment; recipient: string | null; obstacle: ReminderObstacle | null };
type Card = typeof patientCards.$inferSelect;
type Center = typeof medicalCenters.$inferSelect;
export type Plan = {
  center: Center;
  billing: Billing;
  reminders: (PlannedReminder & { card?: Card; asked: ReturnType<typeof askedFor> })[];
};

/** The addresses to which reminders of these payments would go, and why others would not. */
export async function previewReminders(ctx: Ctx, ids: readonly number[]): Promise<PlannedReminder[]> {
  allow(ctx, "payment:list");
  const { reminders } = await planReminders(ctx, ids, "share");
  for (const { payment } of reminders)
    await track(ctx, "payment.read", { entityId: payment.id, patientCardId: payment.patientCardId ?? undefined });
  return reminders;
}

/**
 * The payments in the caller's reach, each with its address or the obstacle; one that is not in reach is not found.
 * They and those on an invoice with them are under a lock until the transaction ends.
 */
export async function planReminders(
  ctx: ProfileCtx,
  given: readonly number[],
  lock: "share" | "update",
): Promise<Plan> {
  const ids = parse(RemindersInput, given);
  const isOwn = reachOf(ctx, "payment:list") === "own" && ctx.profile.role !== "ROLE_RECEPTIONIST";
  const together = await chargedTogether(ctx, ids);
  const charged = [...ids, ...together.flatMap(({ payments: on }) => on)];
  const ofCenter = and(eq(payments.medicalCenterId, ctx.profile.medicalCenterId), anyOf(payments.id, charged));
  await ctx.db.select({ id: payments.id }).from(payments).where(ofCenter).orderBy(asc(payments.id)).for(lock);
  const rows = await ctx.db
    .select()
    .from(payments)
    .where(and(ofCenter, anyOf(payments.id, ids), isOwn ? ofMine(ctx) : undefined))
    .orderBy(asc(payments.id));
  if (rows.length < ids.length) throw new Fault("notFound");
  const [center] = await ctx.db.select().from(medicalCenters).where(eq(medicalCenters.id, ctx.profile.medicalCenterId));
  const billing = await readBilling(ctx);
  const cards = await cardsOf(ctx, rows);
  const jointOf = (id: number) => together.find(({ payments: on }) => on.includes(id));
  const latest = await latestReminders(ctx, charged);
  const early = await notDue(ctx, rows);
  const since = earlier(ctx.now(), center!.reminderDays * DAY);
  const reminders = rows.map((payment) => {
    const card = cards.get(payment.patientCardId ?? 0);
    const address = payment.patientCardId === null ? { stop: "NO_CONTACT" as const } : addressOf(card, "EMAIL");
    const joint = jointOf(payment.id);
    const isRecent = (joint?.payments ?? [payment.id]).some((id) => (latest.get(id) ?? since) > since);
    const asked = askedFor(payment, joint);
    const obstacle = ((): ReminderObstacle | null => {
      if (!isOwed(payment)) return "NOT_OWED";
      if (early.has(payment.id)) return "NOT_DUE";
      if (payment.payer && card) return "OTHER_PAYS";
      if (isRecent) return "TOO_SOON";
      if (!billing.iban) return "NO_ACCOUNT";
      return "stop" in address ? (address.stop as ReminderObstacle) : null;
    })();
    return {
      payment,
      card,
      asked,
      recipient: obstacle === null && "to" in address ? address.to : null,
      obstacle,
    } as const;
  });
  return { center: center!, billing, reminders };
}

const isOwed = ({ payedAt, canceledAt }: Payment) => payedAt === null && canceledAt === null;

/** Payments whose invoice is not due before today is over, and those of visits that are still ahead. */
async function notDue({ db, now }: ProfileCtx, rows: readonly Payment[]): Promise<Set<number>> {
  const ids = rows.map(({ id }) => id);
  const invoiced = await db
    .select({ id: invoicePayments.paymentId })
    .from(invoicePayments)
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .innerJoin(payments, eq(payments.id, invoicePayments.paymentId))
    .where(
      and(
        anyOf(invoicePayments.paymentId, ids),
        isNotNull(payments.invoicedAt),
        isNull(invoices.correctsId),
        gte(sql`${invoices.content}->>'dueOn'`, localDate(now())),
      ),
    );
  const visits = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(patientAttendances, eq(patientAttendances.id, payments.attendanceId))
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(and(anyOf(payments.id, ids), isNull(payments.invoicedAt), gt(events.beginAt, now())));
  return new Set([...invoiced, ...visits].map(({ id }) => id));
}

async function cardsOf({ db }: ProfileCtx, rows: readonly Payment[]): Promise<Map<number, Card>> {
  const ids = rows.flatMap(({ patientCardId }) => patientCardId ?? []);
  const cards = await db.select().from(patientCards).where(anyOf(patientCards.id, ids));
  return new Map(cards.map((card) => [card.id, card]));
}

/** The time of the last reminder of each of these payments. */
export async function latestReminders({ db }: Pick<Ctx, "db">, ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db
    .select({ id: paymentReminders.paymentId, at: max(paymentReminders.at) })
    .from(paymentReminders)
    .where(anyOf(paymentReminders.paymentId, ids))
    .groupBy(paymentReminders.paymentId);
  return new Map(rows.map(({ id, at }) => [id, at!]));
}
