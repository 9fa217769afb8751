import { FtVoucherApplicantInput } from "#rules/inputs/insurance/ft-voucher-applicant.ts";
import { allow } from "../core/access/allow.ts";
import { changedFields } from "../core/changed-fields.ts";
import { assertPlaceNumbers } from "../code-lists/assert-place-numbers.ts";
import { assertSpecialty } from "../code-lists/assert-specialty.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { ftVoucherApplicants } from "../core/db/tables/ft-voucher-applicants.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { applicantInUse, inUse } from "./scope.ts";
import { columnsOf, inputOf, mapKnown } from "./values.ts";

/** Changes the given fields of an applicant in use, based on its version; omitted ones stay. */
export async function updateFtVoucherApplicant(
  ctx: Ctx,
  { id, version }: { id: number; version: number },
  change: object,
) {
  allow(ctx, "ftVoucher:keep");
  const known = inputOf(await applicantInUse(ctx, id));
  const input = parse(FtVoucherApplicantInput, { ...known, ...change });
  if (input.icp !== known.icp) await assertPlaceNumbers(ctx, { icp: input.icp });
  if (input.expertise !== known.expertise) await assertSpecialty(ctx, input.expertise);
  const changed = changeOne(ctx.db, ftVoucherApplicants, { id, version }, columnsOf(input), inUse(ctx));
  const after = await changed.catch(mapKnown);
  if (!after) throw new Fault("stale");
  await track(ctx, "ftVoucherApplicant.updated", { entityId: id, details: { fields: changedFields(known, input) } });
  return after;
}
