import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { insured, inForce } from "../coding/billable.ts";
import { voucherOfReport } from "../coding/used-on-vouchers.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { events } from "../core/db/tables/events.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { Fault } from "../core/fault.ts";

/** A visit of a voucher that took place, with its report in force; null while none is signed. */
export type CareVisit = {
  voucher: number;
  visit: typeof patientAttendances.$inferSelect;
  report: { id: number; uuid: string } | null;
};

/**
 * The visits of vouchers that took place, by the days of their care. A visit is on the voucher that its report was
 * signed with, as its operations are counted: a voucher has at most 99 besides those that were put on another one after
 * their signature.
 */
export const extentOfCare = ({ db }: Pick<Ctx, "db">, vouchers: readonly number[]): Promise<CareVisit[]> =>
  db
    .select({
      voucher: ftVouchers.id,
      visit: patientAttendances,
      report: { id: medicalReports.id, uuid: medicalReports.uuid },
    })
    .from(ftVouchers)
    .innerJoin(patientAttendances, eq(patientAttendances.patientCardId, ftVouchers.patientCardId))
    .innerJoin(events, and(eq(events.id, patientAttendances.eventId), isNull(events.removedAt)))
    .leftJoin(medicalReports, and(eq(medicalReports.patientAttendanceId, patientAttendances.id), inForce))
    .where(and(anyOf(ftVouchers.id, vouchers), eq(ftVouchers.id, voucherOfReport), insured))
    .orderBy(asc(sql`coalesce(${medicalReports.examinedAt}, ${events.beginAt})`), asc(patientAttendances.id));

/** The report of some care that is named by its uuid, else the last one; null where there is none, and `notFound` of any other. */
export function conclusionOf(care: readonly CareVisit[], uuid?: string | null) {
  const reports = care.flatMap(({ report }) => report ?? []);
  const chosen = uuid ? reports.find((one) => one.uuid === uuid) : reports.at(-1);
  if (uuid && !chosen) throw new Fault("notFound");
  return chosen ?? null;
}
