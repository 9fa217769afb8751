import { VoucherTransferInput } from "#rules/inputs/voucher.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { procedureVoucherServices } from "../core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { sharedCard } from "../patients/lock-cards.ts";
import { track } from "../core/track.ts";
import { enterVisits, servicesOf } from "../voucher-visits/ledger.ts";
import { lockVoucher } from "../voucher-visits/lock-voucher.ts";
import { lockSaleOf } from "./lock-sale.ts";
import { visibleVoucher, type Voucher } from "./scope.ts";

/**
 * Gives visits of a voucher to another patient, with a reason: they are on a new voucher with the same name and last
 * day, which has no payment of its own. Not more than is left (`moreThanLeft`), and of a voucher that pays visits
 * (`voucherOver`).
 */
export async function transferVoucher(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  patientCardId: number,
  given: unknown,
): Promise<Voucher> {
  allow(ctx, "procedureVoucher:change");
  const { proceduresWithCount, reason } = parse(VoucherTransferInput, given);
  await sharedCard(ctx, patientCardId);
  await lockSaleOf(ctx, await visibleVoucher(ctx, id));
  const before = await lockVoucher(ctx, id);
  if (before.version !== version) throw new Fault("stale");
  if (before.archivedAt || before.validTo < localDate(ctx.now())) throw new Fault("voucherOver");
  if (before.patientCardId === patientCardId) throw fieldFault("patientCard", "choiceInvalid");
  const services = await servicesOf(ctx, id);
  const moved = proceduresWithCount.filter(({ count }) => count > 0);
  if (moved.length === 0) throw fieldFault("proceduresWithCount", "required");
  for (const [at, { procedure, count }] of proceduresWithCount.entries()) {
    const service = services.find(({ procedureId }) => procedureId === procedure);
    const error = service ? count > service.available && "moreThanLeft" : "choiceInvalid";
    if (error) throw new Fault("invalidInput", { fields: [{ path: ["proceduresWithCount", at, "count"], error }] });
  }
  const other = await addVoucher(ctx, before, patientCardId, moved);
  const enter = (voucherId: number, otherVoucherId: number, sign: 1 | -1) =>
    enterVisits(
      ctx,
      voucherId,
      moved.map(({ procedure: procedureId, count }) => ({
        kind: "TRANSFERRED",
        procedureId,
        count: sign * count,
        otherVoucherId,
        reason,
      })),
    );
  await enter(id, other.id, -1);
  await enter(other.id, id, 1);
  await changeOne(ctx.db, procedureVouchers, before, {});
  const details = { visits: moved.reduce((sum, { count }) => sum + count, 0) };
  await track(ctx, "procedureVoucher.transferred", { entityId: id, patientCardId: before.patientCardId, details });
  await track(ctx, "procedureVoucher.received", { entityId: other.id, patientCardId, details });
  return other;
}

/** The voucher of the other patient, with the services that get visits and none of these yet. */
async function addVoucher(
  ctx: ProfileCtx,
  { id, originId, presetId, name, validTo }: Voucher,
  patientCardId: number,
  moved: { procedure: number }[],
): Promise<Voucher> {
  const { id: createdBy, medicalCenterId } = ctx.profile;
  const [voucher] = await ctx.db
    .insert(procedureVouchers)
    .values({
      medicalCenterId,
      patientCardId,
      presetId,
      originId: originId ?? id,
      name,
      validTo,
      createdAt: ctx.now(),
      createdBy,
    })
    .returning();
  await ctx.db.insert(procedureVoucherServices).values(
    moved.map(({ procedure: procedureId }) => ({
      medicalCenterId,
      voucherId: voucher!.id,
      procedureId,
      available: 0,
    })),
  );
  return voucher!;
}
