import { and, asc, eq, exists, isNull } from "drizzle-orm";
import { insurerCodes } from "#rules/codes.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { departmentProfiles } from "../../core/db/tables/department-profiles.ts";
import { departments } from "../../core/db/tables/departments.ts";
import { ftVouchers } from "../../core/db/tables/ft-vouchers.ts";
import { insuranceOn } from "../../patients/insurance.ts";
import { visibleCard } from "../../patients/visible-card.ts";
import { track } from "../../core/track.ts";
import { kept, type FtVoucher } from "../scope.ts";
import { visitsLeft, visitsOf } from "../usage.ts";

type Asked = { patientCard: number; profiles: readonly number[] };

/**
 * The voucher that can pay a new visit of a patient with these people: the first issued open one with a visit left, of
 * one of their specialties and of the patient's present insurer; null where there is none.
 */
export async function voucherToBook(ctx: Ctx, { patientCard, profiles }: Asked): Promise<FtVoucher | null> {
  allow(ctx, "ftVoucher:keep");
  const { id } = await visibleCard(ctx, { id: patientCard });
  const insurance = await insuranceOn(ctx, id, localDate(ctx.now()));
  const insurer = insurerCodes.find((code) => code === insurance?.insurerCode);
  if (!insurer || profiles.length === 0) return null;
  const ofTheirs = ctx.db
    .select({ id: departments.id })
    .from(departments)
    .innerJoin(departmentProfiles, eq(departmentProfiles.departmentId, departments.id))
    .where(
      and(
        eq(departments.medicalCenterId, ctx.profile.medicalCenterId),
        eq(departments.expertise, ftVouchers.expertise),
        isNull(departments.removedAt),
        anyOf(departmentProfiles.profileId, profiles),
      ),
    );
  const open = await ctx.db
    .select()
    .from(ftVouchers)
    .where(
      and(
        kept(ctx),
        eq(ftVouchers.patientCardId, id),
        eq(ftVouchers.insurer, insurer),
        isNull(ftVouchers.closedAt),
        exists(ofTheirs),
      ),
    )
    .orderBy(asc(ftVouchers.issuedAt), asc(ftVouchers.id));
  if (open.length === 0) return null;
  const taken = await visitsOf(
    ctx,
    open.map((voucher) => voucher.id),
  );
  const voucher = open.find((one) => visitsLeft(one, taken) > 0);
  if (!voucher) return null;
  await track(ctx, "ftVoucher.read", { entityId: voucher.id, patientCardId: id });
  return voucher;
}
