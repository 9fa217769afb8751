import { and, eq, isNull } from "drizzle-orm";
import { missedFee, missedName } from "#rules/payments/missed-visit.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { settingAt } from "../../dated-settings/changes.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { bookings } from "../../core/db/tables/bookings.ts";
import { events } from "../../core/db/tables/events.ts";
import { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { paymentItems } from "../../core/db/tables/payment-items.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { Fault } from "../../core/fault.ts";
import { dayOfVisit } from "../../prices/day-of-visit.ts";
import { priceOn } from "../../prices/on-day.ts";
import { openSince } from "../../months/open-since.ts";
import { track } from "../../core/track.ts";
import { addPayment } from "../create.ts";
import { writeItems, type NewItem } from "../items/items.ts";
import { missedAmong } from "./missed-visits.ts";
import type { Payment } from "../scope.ts";

export type Visit = typeof patientAttendances.$inferSelect;

/** True if an insurer pays a visit. */
export const isInsured = ({ onFtVoucher, onInsurer }: Visit): boolean => onFtVoucher || onInsurer;

/**
 * The payment of a visit, before its patient has come as well; of a missed one the centre's fee, unless a voucher is to
 * pay the whole of it. `notFound` where there is nothing to pay.
 */
export async function chargeVisit(ctx: Ctx, attendanceId: number, whole = false): Promise<Payment> {
  allow(ctx, "payment:write");
  const visit = await lockVisit(ctx, attendanceId);
  const missed = !whole && (await missedAmong(ctx, [visit.id])).length > 0;
  // Nothing is asked for an excuse in time, nor of a patient whose insurer pays: insurers pay no missed visit.
  if (isInsured(visit) && !missed) throw new Fault("notFound");
  if (visit.state === "EXCUSED" && !missed && !whole) throw new Fault("notFound");
  const payment = await charge(ctx, visit, { missed, free: whole });
  if (!payment) throw new Fault("notFound");
  return payment;
}

type Charge = {
  /** In minor units, in place of the list price. */
  promised?: number | null;
  missed?: boolean;
  /** Also where the service costs nothing: a voucher is to pay it. */
  free?: boolean;
};

/**
 * A visit of the own centre, which stays locked with its event until the transaction ends: it is not removed from the
 * calendar while it is charged.
 */
export async function lockVisit(ctx: ProfileCtx, attendanceId: number): Promise<Visit> {
  const visits = ctx.db
    .select()
    .from(patientAttendances)
    .where(
      and(eq(patientAttendances.id, attendanceId), eq(patientAttendances.medicalCenterId, ctx.profile.medicalCenterId)),
    );
  const [found] = await visits;
  if (!found) throw new Fault("notFound");
  const event = and(eq(events.id, found.eventId), isNull(events.removedAt));
  if ((await ctx.db.select({ id: events.id }).from(events).where(event).for("no key update")).length === 0)
    throw new Fault("notFound");
  const [visit] = await visits.for("update");
  if (!visit) throw new Fault("notFound");
  return visit;
}

/**
 * Charges a visit by the price list of its day, unless it is charged already or somebody has canceled that. A charge
 * that was waived comes back, of the service that the visit has by now. While nothing of it is paid, the fee of a
 * missed visit gives way to the whole price, and the other way round. In a closed month nothing changes: another
 * payment arises instead.
 */
export async function charge(ctx: ProfileCtx, visit: Visit, asked: Charge = {}): Promise<Payment | undefined> {
  const { id, patientCardId } = visit;
  const [known] = await ctx.db.select().from(payments).where(eq(payments.attendanceId, id)).for("update");
  const isWaived = known?.cancelCause === "WAIVED";
  const isOpen = known && !known.canceledAt && known.paid === 0 && known.price > 0 && !known.invoicedAt;
  const isOther = isOpen && (known.missedPercent !== null) !== (asked.missed ?? false);
  if (known && !isWaived && !isOther) return known;
  const line = await lineOf(ctx, visit, asked);
  if (!line) return isOther ? known : undefined;
  const { currency, missedPercent, ...item } = line;
  const since = known && (await openSince(ctx));
  const inClosedMonth = known && since && known.createdAt < since;
  if (inClosedMonth) await release(ctx, known);
  if (known && !inClosedMonth) {
    const isSame = known.missedPercent === missedPercent && !(await isOfOtherService(ctx, known.id, item));
    const price = isSame ? known.price : await writeItems(ctx, known.id, [item]);
    return changeOne(ctx.db, payments, known, {
      canceledAt: null,
      cancelCause: null,
      payedAt: price === 0 ? ctx.now() : null,
      missedPercent,
      price,
    });
  }
  const payment = await addPayment(ctx, {
    patientCardId,
    payer: known?.payer,
    attendanceId: id,
    currency,
    missedPercent,
    variableSymbol: await symbolOfRequest(ctx, visit),
    items: [item],
    createdBy: ctx.profile.id,
  });
  await track(ctx, "payment.created", { entityId: payment.id, patientCardId });
  return payment;
}

/** True if the only line of a payment is of another service than the visit has: lines by hand stay as they were made. */
async function isOfOtherService(ctx: ProfileCtx, paymentId: number, { targetId }: NewItem): Promise<boolean> {
  const lines = await ctx.db.select().from(paymentItems).where(eq(paymentItems.paymentId, paymentId));
  const [line] = lines;
  return lines.length === 1 && line!.targetType === "PROCEDURE" && line!.targetId !== targetId;
}

/** Takes a payment of a closed month off its visit, canceled: another one takes its place. */
const release = (ctx: ProfileCtx, payment: Payment) =>
  changeOne(ctx.db, payments, payment, {
    attendanceId: null,
    canceledAt: payment.canceledAt ?? ctx.now(),
    cancelCause: "REPLACED",
    payedAt: null,
  });

async function lineOf(ctx: ProfileCtx, { eventId }: Visit, { promised, missed, free }: Charge) {
  const [service] = await ctx.db
    .select({
      id: procedures.id,
      name: procedures.name,
      price: priceOn("PROCEDURE", dayOfVisit),
      currency: procedures.priceCurrency,
      vatRate: procedures.vatRate,
      beginAt: events.beginAt,
      country: medicalCenters.country,
    })
    .from(events)
    .innerJoin(procedures, eq(procedures.id, events.procedureId))
    .innerJoin(medicalCenters, eq(medicalCenters.id, events.medicalCenterId))
    .where(and(eq(events.id, eventId), isNull(events.removedAt)));
  if (!service) return undefined;
  const { id: targetId, vatRate, currency, country } = service;
  const rule = missed ? (await settingAt(ctx, "MISSED_VISITS"))(service.beginAt) : null;
  const price = rule ? missedFee(service.price, rule.feePercent) : (promised ?? service.price);
  if (price === 0 && !free) return undefined;
  const name = rule ? missedName(service.name, country) : service.name;
  const item: NewItem = { name, price, listPrice: price, vatRate, targetType: "PROCEDURE", targetId };
  return { ...item, currency, missedPercent: rule?.feePercent ?? null };
}

/**
 * The symbol of the request that a visit comes from: money may come under it at any time. A payment that has it already
 * is of an attendance that was removed since.
 */
async function symbolOfRequest(ctx: ProfileCtx, { eventId, patientCardId }: Visit): Promise<string | undefined> {
  const [request] = await ctx.db
    .select({ symbol: bookings.variableSymbol })
    .from(bookings)
    .leftJoin(
      payments,
      and(eq(payments.medicalCenterId, bookings.medicalCenterId), eq(payments.variableSymbol, bookings.variableSymbol)),
    )
    .where(
      and(
        eq(bookings.eventId, eventId),
        eq(bookings.patientCardId, patientCardId),
        eq(bookings.status, "ACCEPTED"),
        isNull(payments.id),
      ),
    );
  return request?.symbol ?? undefined;
}
