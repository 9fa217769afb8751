import { allow } from "../access/allow.ts";
import { changedFields } from "../changed-fields.ts";
import type { Ctx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import { ftVouchers } from "../db/tables/ft-vouchers.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { kept, keptVoucher, type FtVoucher } from "./scope.ts";
import { replaceImage } from "./store-image.ts";
import { columnsOf, inputOf, parseVoucher } from "./values.ts";

type Which = { id: number; version: number };

/** Changes the given fields of a voucher that is not closed (`ftVoucherClosed`), based on its version; a picture replaces the former. */
export async function updateFtVoucher(
  ctx: Ctx,
  { id, version }: Which,
  change: object,
  image?: File | null,
): Promise<FtVoucher> {
  allow(ctx, "ftVoucher:keep");
  const before = await keptVoucher(ctx, id);
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
  return after;
}

/** Closes a voucher, which pays no further visit then, or opens it again. */
export async function setFtVoucherActive(ctx: Ctx, id: number, active: boolean): Promise<FtVoucher> {
  allow(ctx, "ftVoucher:keep");
  const before = await keptVoucher(ctx, id);
  if ((before.closedAt === null) === active) return before;
  const after = await changeOne(ctx.db, ftVouchers, before, { closedAt: active ? null : ctx.now() }, kept(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, active ? "ftVoucher.reopened" : "ftVoucher.closed", {
    entityId: id,
    patientCardId: before.patientCardId,
  });
  return after;
}
