import { FtVoucherApplicantInput } from "#rules/inputs/insurance/ft-voucher-applicant.ts";
import { allow } from "../core/access/allow.ts";
import { assertPlaceNumbers } from "../code-lists/assert-place-numbers.ts";
import { assertSpecialty } from "../code-lists/assert-specialty.ts";
import type { Ctx } from "../core/context.ts";
import { ftVoucherApplicants } from "../core/db/tables/ft-voucher-applicants.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { columnsOf, mapKnown } from "./values.ts";

/** Adds an applicant, unless the same one is in use (`applicantKnown`). */
export async function createFtVoucherApplicant(ctx: Ctx, given: unknown) {
  allow(ctx, "ftVoucher:keep");
  const input = parse(FtVoucherApplicantInput, given);
  await assertPlaceNumbers(ctx, { icp: input.icp });
  await assertSpecialty(ctx, input.expertise);
  const { medicalCenterId } = ctx.profile;
  const [applicant] = await ctx.db
    .insert(ftVoucherApplicants)
    .values({ ...columnsOf(input), medicalCenterId, createdAt: ctx.now() })
    .returning()
    .catch(mapKnown);
  await track(ctx, "ftVoucherApplicant.created", { entityId: applicant!.id });
  return applicant!;
}
