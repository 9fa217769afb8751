import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import { anyOf } from "../db/any-of.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { events } from "../db/tables/events.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";
import { payments } from "../db/tables/payments.ts";
import { procedures } from "../db/tables/procedures.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { addPayment } from "./create.ts";
import type { Payment } from "./scope.ts";

type Visit = typeof patientAttendances.$inferSelect;

/**
 * Charges a visit whose patient is present, and takes the charge back where the patient is not. Only a payment without
 * an invoice of which nothing is paid follows; one that was canceled with a reason stays so.
 */
export async function followAttendance(ctx: ProfileCtx, visit: Visit) {
  if (visit.state === "PRESENT") await charge(ctx, visit);
  else await waive(ctx, eq(payments.attendanceId, visit.id));
}

/** The payment of a visit, before its patient has come as well; `notFound` where there is no service to pay. */
export async function chargeVisit(ctx: Ctx, attendanceId: number): Promise<Payment> {
  allow(ctx, "payment:write");
  const [visit] = await ctx.db
    .select()
    .from(patientAttendances)
    .where(
      and(eq(patientAttendances.id, attendanceId), eq(patientAttendances.medicalCenterId, ctx.profile.medicalCenterId)),
    )
    .for("update");
  const payment = visit && (await charge(ctx, visit));
  if (!payment) throw new Fault("notFound");
  return payment;
}

async function charge(ctx: ProfileCtx, { id, eventId, patientCardId }: Visit): Promise<Payment | undefined> {
  const [known] = await ctx.db.select().from(payments).where(eq(payments.attendanceId, id)).for("update");
  if (known)
    return known.canceledAt && known.cancelReason === null
      ? changeOne(ctx.db, payments, known, { canceledAt: null })
      : known;
  const [service] = await ctx.db
    .select({
      id: procedures.id,
      name: procedures.name,
      price: procedures.priceAmount,
      currency: procedures.priceCurrency,
      vatRate: procedures.vatRate,
    })
    .from(events)
    .innerJoin(procedures, eq(procedures.id, events.procedureId))
    .where(and(eq(events.id, eventId), isNull(events.removedAt)));
  if (!service || service.price === 0) return undefined;
  const { name, price, vatRate, currency } = service;
  const payment = await addPayment(ctx, {
    patientCardId,
    attendanceId: id,
    currency,
    items: [{ name, price, listPrice: price, vatRate, targetType: "PROCEDURE", targetId: service.id }],
    createdBy: ctx.profile.id,
  });
  await track(ctx, "payment.created", { entityId: payment.id, patientCardId });
  return payment;
}

/** Takes back the charges of all visits of these events. */
export const waiveEvents = (ctx: ProfileCtx, eventIds: readonly number[]) =>
  waive(
    ctx,
    inArray(
      payments.attendanceId,
      ctx.db
        .select({ id: patientAttendances.id })
        .from(patientAttendances)
        .where(anyOf(patientAttendances.eventId, eventIds)),
    ),
  );

/** Takes charges back, as far as nothing of them is paid; without a reason, so that they come back with their visits. */
async function waive(ctx: ProfileCtx, which: SQL) {
  const waived = await ctx.db
    .update(payments)
    .set({ canceledAt: ctx.now(), payedAt: null, version: sql`${payments.version} + 1` })
    .where(and(which, eq(payments.paid, 0), isNull(payments.canceledAt), isNull(payments.invoicedAt)))
    .returning();
  for (const { id, patientCardId } of waived)
    await track(ctx, "payment.canceled", { entityId: id, patientCardId: patientCardId ?? undefined });
}
