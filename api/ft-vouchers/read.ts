import { and, desc, eq, isNull } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";
import { foundVoucher, kept, type FtVoucher } from "./scope.ts";

const MOST = 100;

/** A voucher of the centre. */
export async function readFtVoucher(ctx: Ctx, id: number): Promise<FtVoucher> {
  allow(ctx, "ftVoucher:keep");
  const voucher = await foundVoucher(ctx, id);
  await track(ctx, "ftVoucher.read", { entityId: id, patientCardId: voucher.patientCardId });
  return voucher;
}

/** A patient's vouchers, open ones first, the latest issued first: at most 100. */
export async function listFtVouchers(ctx: Ctx, uuid: string): Promise<FtVoucher[]> {
  allow(ctx, "ftVoucher:keep");
  const { id: patientCard } = await visibleCard(ctx, { uuid });
  const vouchers = await ctx.db
    .select()
    .from(ftVouchers)
    .where(and(kept(ctx), eq(ftVouchers.patientCardId, patientCard)))
    .orderBy(desc(isNull(ftVouchers.closedAt)), desc(ftVouchers.issuedAt), desc(ftVouchers.id))
    .limit(MOST);
  await track(ctx, "ftVoucher.read", { patientCardId: patientCard });
  return vouchers;
}
