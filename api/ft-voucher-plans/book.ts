import { FtVoucherVisitsInput } from "#rules/inputs/insurance/ft-voucher-plan.ts";
import { allow } from "../core/access/allow.ts";
import { createVisits } from "../calendar/events/patients/create-visits.ts";
import type { Ctx } from "../core/context.ts";
import { readFtVoucher } from "../ft-vouchers/read.ts";
import { parse } from "../core/parse.ts";
import { openVoucher } from "./open-voucher.ts";

type Which = { id: number; version: number };

/**
 * Books visits on an open voucher, based on its version: all of them or none, with all conflicts (`overlap`,
 * `outsideHours`), and never more than it has left (`ftVoucherFewLeft`).
 */
export async function bookFtVoucherVisits(ctx: Ctx, ftVoucher: Which, given: unknown) {
  allow(ctx, "ftVoucher:keep");
  const { procedure, visits } = parse(FtVoucherVisitsInput, given);
  const { patientCardId: patientCard } = await openVoucher(ctx, ftVoucher.id);
  const events = await createVisits(ctx, { procedure, patientCard, ftVoucher, visits });
  return { voucher: await readFtVoucher(ctx, ftVoucher.id), events };
}
