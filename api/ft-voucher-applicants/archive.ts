import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { ftVoucherApplicants } from "../core/db/tables/ft-voucher-applicants.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { applicantInUse, inUse } from "./scope.ts";

/** Archives an applicant: new vouchers are not offered it, and those that name it stay. */
export async function archiveFtVoucherApplicant(ctx: Ctx, id: number) {
  allow(ctx, "ftVoucher:keep");
  const archived = await changeOne(
    ctx.db,
    ftVoucherApplicants,
    await applicantInUse(ctx, id),
    { archivedAt: ctx.now() },
    inUse(ctx),
  );
  if (!archived) throw new Fault("stale");
  await track(ctx, "ftVoucherApplicant.archived", { entityId: id });
  return archived;
}
