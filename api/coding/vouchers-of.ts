import { and, eq } from "drizzle-orm";
import type { VoucherFacts } from "#rules/insurance/voucher-faults.ts";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { groupBy } from "../core/group-by.ts";
import type { CodedVisit } from "./coded-visit.ts";
import { countsOf, operationsOnVouchers } from "./used-on-vouchers.ts";

/** The voucher of a visit: null of one without, which lacks it where it is marked as paid on one. */
export type VoucherOfVisit = { voucher: VoucherFacts | null; lacksVoucher: boolean };

/**
 * The vouchers of coded visits, in their order: those that their reports were signed with, or else those of the visits.
 * What a visit used itself is not counted.
 */
export async function vouchersOf(ctx: InCenter, visits: readonly CodedVisit[]): Promise<VoucherOfVisit[]> {
  const ids = [...new Set(visits.flatMap(({ attendance }) => attendance ?? []))];
  const { id, medicalCenterId, onFtVoucher, ftVoucherId } = patientAttendances;
  const marked = await ctx.db
    .select({ id, onFtVoucher, ftVoucherId })
    .from(patientAttendances)
    .where(and(eq(medicalCenterId, ctx.profile.medicalCenterId), anyOf(id, ids)));
  const markOf = new Map(marked.map((one) => [one.id, one]));
  const asked = visits.map(({ attendance, coding }) => {
    const mark = attendance === null ? undefined : markOf.get(attendance);
    return { voucher: coding.ftVoucherId ?? mark?.ftVoucherId ?? null, isMarked: mark?.onFtVoucher ?? false };
  });
  const vouchers = await readVouchers(ctx, [...new Set(asked.flatMap(({ voucher }) => voucher ?? []))]);
  return asked.map(({ voucher: id, isMarked }, at) => {
    const voucher = id === null ? undefined : vouchers.get(id);
    const { attendance } = visits[at]!;
    return {
      voucher: voucher
        ? { ...voucher, used: countsOf(voucher.used.filter((one) => one.attendance !== attendance)) }
        : null,
      lacksVoucher: isMarked && !voucher,
    };
  });
}

/** Vouchers of the centre by their ids, with all that is used on those whose physicians name operations. */
async function readVouchers(ctx: InCenter, ids: readonly number[]) {
  const { id, medicalCenterId, insurer, issuedAt, operations } = ftVouchers;
  const rows = await ctx.db
    .select({ id, insurer, issuedAt, operations })
    .from(ftVouchers)
    .where(and(eq(medicalCenterId, ctx.profile.medicalCenterId), anyOf(id, ids)));
  const limited = rows.filter(({ operations }) => operations.some(({ asked }) => asked !== null));
  const counted =
    limited.length === 0
      ? []
      : await operationsOnVouchers(
          ctx,
          limited.map((row) => row.id),
        );
  const used = groupBy(counted, ({ voucher }) => voucher);
  return new Map(rows.map((row) => [row.id, { ...row, used: used.get(row.id) ?? [] }]));
}
