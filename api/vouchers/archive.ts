import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { track } from "../core/track.ts";
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
