import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { procedureVouchers } from "../db/tables/procedure-vouchers.ts";
import { track } from "../track.ts";
import { lockVoucher } from "../voucher-visits/lock-voucher.ts";
import type { Voucher } from "./scope.ts";

/** Archives a voucher, which pays no visit then, or brings it back; one that is so already stays. */
export async function setVoucherArchived(ctx: Ctx, id: number, archived: boolean): Promise<Voucher> {
  allow(ctx, "procedureVoucher:change");
  const before = await lockVoucher(ctx, id);
  if (archived === (before.archivedAt !== null)) return before;
  const after = await changeOne(ctx.db, procedureVouchers, before, {
    archivedAt: archived ? ctx.now() : null,
    archivedBy: archived ? ctx.profile.id : null,
  });
  await track(ctx, archived ? "procedureVoucher.archived" : "procedureVoucher.unarchived", {
    entityId: id,
    patientCardId: before.patientCardId,
  });
  return after!;
}
