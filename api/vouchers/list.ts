import { and, desc, eq, gte, isNull, sql } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { procedureVoucherServices } from "../core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";

const MOST = 100;

/** A patient's vouchers: those that are not archived first, each part by validity, the longest first. */
export async function listVouchers(ctx: Ctx, uuid: string) {
  allow(ctx, "procedureVoucher:read");
  const { id } = await visibleCard(ctx, { uuid });
  const vouchers = await ctx.db
    .select()
    .from(procedureVouchers)
    .where(eq(procedureVouchers.patientCardId, id))
    .orderBy(
      sql`${procedureVouchers.archivedAt} is not null`,
      desc(procedureVouchers.validTo),
      desc(procedureVouchers.id),
    )
    .limit(MOST);
  await track(ctx, "procedureVoucher.listed", { patientCardId: id });
  return vouchers;
}

/** The vouchers of these cards that pay a visit today. */
export const availableVouchers = (ctx: ProfileCtx, cardIds: readonly number[]) =>
  ctx.db
    .select()
    .from(procedureVouchers)
    .where(
      and(
        anyOf(procedureVouchers.patientCardId, cardIds),
        isNull(procedureVouchers.archivedAt),
        gte(procedureVouchers.validTo, localDate(ctx.now())),
        sql`exists (select from ${procedureVoucherServices} where ${procedureVoucherServices.voucherId} = ${procedureVouchers.id} and ${procedureVoucherServices.available} > 0)`,
      ),
    )
    .orderBy(procedureVouchers.validTo, procedureVouchers.id);
