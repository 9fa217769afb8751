import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { Fault } from "../core/fault.ts";
import { readInsuranceConfig } from "../insurance/config.ts";
import { sharedCard } from "../patients/lock-cards.ts";
import { track } from "../core/track.ts";
import type { ChangedFtVoucher } from "./scope.ts";
import { storeImage } from "./store-image.ts";
import { columnsOf, parseVoucher } from "./values.ts";
import { lockWaitingVisits, placeWaitingVisits } from "./visits/waiting-visits.ts";

/**
 * Enters a voucher of a patient, with the picture of its paper if there is one, where the centre bills insurers
 * (`insurersOff`). The visits that have waited for it go on it.
 */
export async function createFtVoucher(
  ctx: Ctx,
  patientCardId: number,
  given: object,
  image?: File | null,
): Promise<ChangedFtVoucher> {
  allow(ctx, "ftVoucher:keep");
  const card = await sharedCard(ctx, patientCardId);
  if (!(await readInsuranceConfig(ctx)).active) throw new Fault("insurersOff");
  if (card.archivedAt) throw new Fault("cardArchived");
  const columns = await columnsOf(ctx, parseVoucher(ctx, given));
  const imageId = image ? await storeImage(ctx, patientCardId, image) : null;
  const { id: createdBy, medicalCenterId } = ctx.profile;
  const waiting = await lockWaitingVisits(ctx, patientCardId);
  const [voucher] = await ctx.db
    .insert(ftVouchers)
    .values({ ...columns, imageId, medicalCenterId, patientCardId, createdAt: ctx.now(), createdBy })
    .returning();
  await track(ctx, "ftVoucher.created", { entityId: voucher!.id, patientCardId });
  return { ...voucher!, placedVisits: await placeWaitingVisits(ctx, voucher!, waiting) };
}
