import { and, asc, eq, gte, isNull, lt } from "drizzle-orm";
import type { BilledVisit } from "#rules/insurance/billing/documents.ts";
import { addDays, addMonths, monthStart } from "#rules/time/dates.ts";
import { instantOf, localDate, type IsoDate } from "#rules/time/time.ts";
import { billable } from "../coding/billable.ts";
import { billingFacts } from "../coding/billing-facts.ts";
import { visitFaults } from "../coding/visit-faults.ts";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { events } from "../core/db/tables/events.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { priceOn, pricesOf } from "../insurance-contracts/prices.ts";

/**
 * Visits of months by their first days, both included, that no document bills yet: only the reports of an author, or of
 * cards, where those are given. Or the visits that documents bill, as they are now.
 */
type Which =
  | { from: IsoDate; to: IsoDate; author?: number; cards?: readonly number[] }
  | { documents: readonly number[] };

/**
 * The visits of some months that insurers are to be billed for, by their billable reports: with the points of the day
 * of care, the price of a point at the end of the month (the period of the batch's head; Pravidla 2.1), and their
 * faults. As many queries for many visits as for one.
 */
export async function billedVisits(ctx: InCenter, which: Which): Promise<BilledVisit[]> {
  const reports = await readReports(ctx, which);
  if (reports.length === 0) return [];
  const coded = reports.map((report) => ({ ...report, day: localDate(report.examinedAt), coding: report.coding! }));
  const facts = await billingFacts(ctx, coded);
  const contracts = [...new Set(facts.flatMap(({ contract }) => contract?.id ?? []))];
  const prices = await pricesOf(ctx, contracts);
  return coded.map((visit, at) => {
    const { insurance, contract, operations } = facts[at]!;
    const { coding, onFtVoucher, visitVoucher, ...rest } = visit;
    const monthEnd = addDays(addMonths(monthStart(visit.day), 1), -1);
    const own = prices.filter(({ contractId }) => contractId === contract?.id);
    return {
      ...rest,
      expertise: coding.expertise,
      insurer: insurance?.insurer ?? null,
      variant: insurance?.variant ?? "1",
      number: insurance?.number ?? null,
      contract: contract ? { id: contract.id, pointPrice: priceOn(own, monthEnd)?.pointPrice ?? 0 } : null,
      kind: onFtVoucher ? "06" : "01",
      voucher: coding.ftVoucherId ?? visitVoucher,
      operations: coding.operations.map(({ code, name, count }) => ({
        code,
        name,
        count,
        points: operations.get(code)?.points ?? 0,
      })),
      primaryDiagnosis: coding.primaryDiagnosis?.code ?? null,
      otherDiagnosis: coding.otherDiagnosis.map(({ code }) => code),
      faults: visitFaults(visit, facts[at]!),
      reason: coding.reason,
    };
  });
}

const isWanted = (which: Which) =>
  "documents" in which
    ? anyOf(patientAttendances.billedDocumentId, which.documents)
    : and(
        gte(medicalReports.examinedAt, instantOf(which.from)),
        lt(medicalReports.examinedAt, instantOf(addMonths(which.to, 1))),
        which.author === undefined ? undefined : eq(medicalReports.createdBy, which.author),
        which.cards && anyOf(medicalReports.patientCardId, which.cards),
        isNull(patientAttendances.billedDocumentId),
      );

const readReports = (ctx: InCenter, which: Which) =>
  ctx.db
    .select({
      report: medicalReports.id,
      attendance: patientAttendances.id,
      card: medicalReports.patientCardId,
      author: medicalReports.createdBy,
      examinedAt: medicalReports.examinedAt,
      coding: medicalReports.coding,
      onFtVoucher: patientAttendances.onFtVoucher,
      visitVoucher: patientAttendances.ftVoucherId,
      billedBy: patientAttendances.billedDocumentId,
    })
    .from(medicalReports)
    .innerJoin(patientAttendances, eq(patientAttendances.id, medicalReports.patientAttendanceId))
    .innerJoin(events, and(eq(events.id, patientAttendances.eventId), isNull(events.removedAt)))
    .where(and(eq(medicalReports.medicalCenterId, ctx.profile.medicalCenterId), isWanted(which), billable))
    .orderBy(asc(medicalReports.examinedAt), asc(medicalReports.id));
