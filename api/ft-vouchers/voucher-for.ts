import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { ftVouchers } from "../db/tables/ft-vouchers.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";
import { fieldFault, Fault } from "../fault.ts";
import { kept } from "./scope.ts";

type Visit = Pick<typeof patientAttendances.$inferSelect, "id" | "patientCardId" | "ftVoucherId">;

/**
 * The voucher on which an insurer pays a visit: the asked one, which is open (`ftVoucherClosed`) and has a visit left
 * (`ftVoucherUsedUp`), or else the first issued open one of the patient that has; null where none has. It stays locked, so that of
 * two visits at a time one gets the last place.
 */
export async function voucherFor(ctx: ProfileCtx, visit: Visit, asked?: number): Promise<number | null> {
  if (asked === undefined && visit.ftVoucherId !== null) return visit.ftVoucherId;
  const vouchers = await ctx.db
    .select()
    .from(ftVouchers)
    .where(
      and(
        kept(ctx),
        eq(ftVouchers.patientCardId, visit.patientCardId),
        asked === undefined ? isNull(ftVouchers.closedAt) : eq(ftVouchers.id, asked),
      ),
    )
    .orderBy(asc(ftVouchers.issuedAt), asc(ftVouchers.id))
    .for("no key update");
  if (asked !== undefined && vouchers.length === 0) throw fieldFault("ftVoucher", "choiceInvalid");
  if (asked !== undefined && vouchers[0]!.closedAt) throw new Fault("ftVoucherClosed");
  for (const { id, visits } of vouchers) if ((await takenOn(ctx, id, visit)) < visits) return id;
  if (asked !== undefined) throw new Fault("ftVoucherUsedUp");
  return null;
}

/** Visits that a voucher has besides a given one; excused and missed ones are free again. */
const takenOn = (ctx: ProfileCtx, voucher: number, visit: Visit) =>
  ctx.db.$count(
    patientAttendances,
    and(
      eq(patientAttendances.ftVoucherId, voucher),
      ne(patientAttendances.id, visit.id),
      inArray(patientAttendances.state, ["PRESENT", "NOT_SET"]),
    ),
  );
