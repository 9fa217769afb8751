import { VoucherInput } from "#rules/inputs/voucher.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { comeBack, enterVisits, servicesOf } from "../voucher-visits/ledger.ts";
import { lockVoucher } from "../voucher-visits/lock-voucher.ts";
import type { Voucher } from "./scope.ts";

/**
 * Changes the given fields of a voucher, based on its version. Another number of visits that are left is a correction
 * in the ledger, with its reason. Expired visits come back when the last day is moved to today or later, and add to
 * that correction.
 */
export async function updateVoucher(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  change: object,
): Promise<Voucher> {
  allow(ctx, "procedureVoucher:change");
  const before = await lockVoucher(ctx, id);
  const services = await servicesOf(ctx, id);
  const known: VoucherInput = {
    name: before.name,
    validTo: before.validTo,
    availableProceduresWithCount: services.map((one) => ({ procedure: one.procedureId, count: one.available })),
    reason: null,
  };
  const input = parse(VoucherInput, { ...known, ...change });
  const { name, validTo, availableProceduresWithCount: wanted, reason } = input;
  const corrections = wanted.flatMap(({ procedure, count }) => {
    const service = services.find(({ procedureId }) => procedureId === procedure);
    if (!service) throw fieldFault("availableProceduresWithCount", "choiceInvalid");
    return service.available === count ? [] : [{ procedureId: procedure, count: count - service.available }];
  });
  if (corrections.length > 0 && !reason) throw fieldFault("reason", "required");
  const after = await changeOne(ctx.db, procedureVouchers, { id, version }, { name, validTo });
  if (!after) throw new Fault("stale");
  await enterVisits(ctx, id, [
    ...(validTo < localDate(ctx.now()) ? [] : comeBack(services)),
    ...corrections.map((one) => ({ ...one, kind: "CORRECTED" as const, reason: reason! })),
  ]);
  await track(ctx, "procedureVoucher.updated", {
    entityId: id,
    patientCardId: before.patientCardId,
    details: { fields: changedFields(known, input) },
  });
  return after;
}
