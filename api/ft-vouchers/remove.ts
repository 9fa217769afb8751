import { and, eq } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { ftVouchers } from "../db/tables/ft-vouchers.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { kept, keptVoucher, type FtVoucher } from "./scope.ts";

/** Removes a voucher that was entered by mistake: one with visits stays (`ftVoucherUsed`). */
export async function removeFtVoucher(ctx: Ctx, id: number): Promise<FtVoucher> {
  allow(ctx, "ftVoucher:keep");
  const before = await keptVoucher(ctx, id);
  const visits = await ctx.db.$count(
    patientAttendances,
    and(eq(patientAttendances.ftVoucherId, id), eq(patientAttendances.medicalCenterId, ctx.profile.medicalCenterId)),
  );
  if (visits > 0) throw new Fault("ftVoucherUsed");
  const after = await changeOne(ctx.db, ftVouchers, before, { removedAt: ctx.now() }, kept(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, "ftVoucher.removed", { entityId: id, patientCardId: before.patientCardId });
  return after;
}
