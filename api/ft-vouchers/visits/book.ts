import { and, asc, eq } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../../core/access/allow.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { events } from "../../core/db/tables/events.ts";
import { ftVouchers } from "../../core/db/tables/ft-vouchers.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { fieldFault, Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { kept, type FtVoucher } from "../scope.ts";
import { visitsLeft, visitsOf } from "../usage.ts";

type Booked = { voucher: number; events: readonly number[]; patientCards: readonly number[] };

/**
 * Puts new visits on a voucher of one of their patients, the earliest ones, as many as it has left; the others stay the
 * patient's. It must be open (`ftVoucherClosed`) and have a visit left (`ftVoucherUsedUp`). It stays locked, so that of
 * bookings at a time one gets the last place. A voucher without a day of booking is booked today.
 */
export async function bookOnVoucher(ctx: ProfileCtx, booked: Booked) {
  const { voucher, left } = await lockVoucher(ctx, booked);
  await putOn(ctx, voucher, booked.events, left);
}

/** The same for all visits or none (`ftVoucherFewLeft`), by the version that they were planned for. */
export async function bookAllOnVoucher(ctx: ProfileCtx, { version, ...booked }: Booked & { version: number }) {
  const { voucher, left } = await lockVoucher(ctx, booked);
  if (voucher.version !== version) throw new Fault("stale");
  if (left < booked.events.length) throw new Fault("ftVoucherFewLeft");
  await putOn(ctx, voucher, booked.events, left);
}

async function lockVoucher(ctx: ProfileCtx, { voucher: id, patientCards }: Booked) {
  allow(ctx, "payment:write");
  const [voucher] = await ctx.db
    .select()
    .from(ftVouchers)
    .where(and(kept(ctx), eq(ftVouchers.id, id), anyOf(ftVouchers.patientCardId, patientCards)))
    .for("no key update");
  if (!voucher) throw fieldFault("ftVoucher", "choiceInvalid");
  if (voucher.closedAt) throw new Fault("ftVoucherClosed");
  const left = visitsLeft(voucher, await visitsOf(ctx, [id]));
  if (left === 0) throw new Fault("ftVoucherUsedUp");
  return { voucher, left };
}

async function putOn(ctx: ProfileCtx, voucher: FtVoucher, eventIds: readonly number[], left: number) {
  const { id, patientCardId } = voucher;
  const visits = await ctx.db
    .select({ id: patientAttendances.id })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(and(anyOf(patientAttendances.eventId, eventIds), eq(patientAttendances.patientCardId, patientCardId)))
    .orderBy(asc(events.beginAt), asc(events.id))
    .limit(left);
  const ids = visits.map((visit) => visit.id);
  await ctx.db
    .update(patientAttendances)
    .set({ onFtVoucher: true, ftVoucherId: id })
    .where(anyOf(patientAttendances.id, ids));
  await track(ctx, "patientAttendance.insurerCoverSet", {
    entityId: ids[0],
    patientCardId,
    details: { to: "FT_VOUCHER", ftVoucher: id, ...(ids.length > 1 && { visits: ids }) },
  });
  if (voucher.bookedOn === null) await setBookedToday(ctx, voucher);
}

async function setBookedToday(ctx: ProfileCtx, voucher: FtVoucher) {
  if (!(await changeOne(ctx.db, ftVouchers, voucher, { bookedOn: localDate(ctx.now()) }))) throw new Fault("stale");
  await track(ctx, "ftVoucher.updated", {
    entityId: voucher.id,
    patientCardId: voucher.patientCardId,
    details: { fields: ["bookedOn"] },
  });
}
