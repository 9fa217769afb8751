import { and, eq, isNotNull, sql } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { kept, keptVoucher, type FtVoucher } from "./scope.ts";

/** Removes a voucher that was entered by mistake: one with visits, or that a signed report names, stays (`ftVoucherUsed`). */
export async function removeFtVoucher(ctx: Ctx, id: number): Promise<FtVoucher> {
  allow(ctx, "ftVoucher:keep");
  const before = await keptVoucher(ctx, id);
  const visits = await ctx.db.$count(
    patientAttendances,
    and(eq(patientAttendances.ftVoucherId, id), eq(patientAttendances.medicalCenterId, ctx.profile.medicalCenterId)),
  );
  const { patientCardId, signedAt, coding } = medicalReports;
  const signedWith = await ctx.db.$count(
    medicalReports,
    and(
      eq(patientCardId, before.patientCardId),
      isNotNull(signedAt),
      sql`(${coding} ->> 'ftVoucherId')::integer = ${id}`,
    ),
  );
  if (visits + signedWith > 0) throw new Fault("ftVoucherUsed");
  const after = await changeOne(ctx.db, ftVouchers, before, { removedAt: ctx.now() }, kept(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, "ftVoucher.removed", { entityId: id, patientCardId: before.patientCardId });
  return after;
}
