import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { readFtVoucher } from "../ft-vouchers/read.ts";
import { visibleCard } from "../patients/visible-card.ts";

/** A voucher on which visits can go: it is open (`ftVoucherClosed`), as is its patient's card (`cardArchived`). */
export async function openVoucher(ctx: Ctx, id: number) {
  allow(ctx, "ftVoucher:keep");
  const voucher = await readFtVoucher(ctx, id);
  if (voucher.closedAt) throw new Fault("ftVoucherClosed");
  if ((await visibleCard(ctx, { id: voucher.patientCardId })).archivedAt) throw new Fault("cardArchived");
  return voucher;
}
