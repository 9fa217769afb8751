import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { Fault } from "../core/fault.ts";
import { sharedCard } from "../patients/lock-cards.ts";
import { track } from "../core/track.ts";
import { foundVoucher, kept, keptVoucher, type ChangedFtVoucher } from "./scope.ts";
import { replaceImage } from "./store-image.ts";
import { columnsOf, inputOf, parseVoucher } from "./values.ts";
import { lockWaitingVisits, placeWaitingVisits } from "./visits/waiting-visits.ts";

type Which = { id: number; version: number };

/**
 * Changes the given fields of a voucher that is not closed (`ftVoucherClosed`), based on its version; a picture
 * replaces the former. Visits that wait go on it where it has got places for them.
 */
export async function updateFtVoucher(
  ctx: Ctx,
  { id, version }: Which,
  change: object,
  image?: File | null,
): Promise<ChangedFtVoucher> {
  allow(ctx, "ftVoucher:keep");
  const { before, waiting } = await lockWithWaiting(ctx, id);
  if (before.version !== version) throw new Fault("stale");
  if (before.closedAt) throw new Fault("ftVoucherClosed");
  const known = inputOf(before);
  const input = parseVoucher(ctx, { ...known, ...change });
  const columns = await columnsOf(ctx, input, known);
  const imageId = image ? await replaceImage(ctx, before, image) : before.imageId;
  const after = await changeOne(ctx.db, ftVouchers, { id, version }, { ...columns, imageId }, kept(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, "ftVoucher.updated", {
    entityId: id,
    patientCardId: before.patientCardId,
    details: { fields: [...changedFields(known, input), ...(image ? ["voucherImage"] : [])] },
  });
  return { ...after, placedVisits: await placeWaitingVisits(ctx, after, waiting) };
}

/** Closes a voucher, which pays no further visit then, or opens it again for the visits that wait. */
export async function setFtVoucherActive(ctx: Ctx, id: number, active: boolean): Promise<ChangedFtVoucher> {
  allow(ctx, "ftVoucher:keep");
  const { before, waiting } = await lockWithWaiting(ctx, id);
  if ((before.closedAt === null) === active) return { ...before, placedVisits: 0 };
  const after = await changeOne(ctx.db, ftVouchers, before, { closedAt: active ? null : ctx.now() }, kept(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, active ? "ftVoucher.reopened" : "ftVoucher.closed", {
    entityId: id,
    patientCardId: before.patientCardId,
  });
  return { ...after, placedVisits: active ? await placeWaitingVisits(ctx, after, waiting) : 0 };
}

/** A voucher with the visits that wait for one, locked: its card first, as by a merge, and it last. */
async function lockWithWaiting(ctx: ProfileCtx, id: number) {
  const { patientCardId } = await foundVoucher(ctx, id);
  await sharedCard(ctx, patientCardId);
  const waiting = await lockWaitingVisits(ctx, patientCardId);
  return { before: await keptVoucher(ctx, id), waiting };
}
