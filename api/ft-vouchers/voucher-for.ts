import { and, asc, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import type { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { fieldFault, Fault } from "../core/fault.ts";
import { kept } from "./scope.ts";
import { visitsLeft, visitsOf } from "./usage.ts";

type Visit = Pick<typeof patientAttendances.$inferSelect, "id" | "patientCardId" | "ftVoucherId">;

/**
 * The voucher on which an insurer pays a visit: the asked one, which is open (`ftVoucherClosed`) and has a visit left
 * (`ftVoucherUsedUp`), or else the first issued open one of the patient that has; null where none has. It stays locked,
 * so that of two visits at a time one gets the last place.
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
  const taken = await visitsOf(
    ctx,
    vouchers.map(({ id }) => id),
    visit.id,
  );
  const free = vouchers.find((voucher) => visitsLeft(voucher, taken) > 0);
  if (!free && asked !== undefined) throw new Fault("ftVoucherUsedUp");
  return free?.id ?? null;
}
