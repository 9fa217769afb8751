import { asc, eq } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { voucherOperations } from "#rules/insurance/voucher-operation.ts";
import { groupBy } from "../../group-by.ts";
import { toCountedOperations } from "../../code-lists/counted-operations.ts";
import type { Db } from "../../db/client.ts";
import { anyOf } from "../../db/any-of.ts";
import { insertRows, reserveIds } from "../../db/insert-rows.ts";
import { events } from "../../db/tables/events.ts";
import { ftVoucherApplicants } from "../../db/tables/ft-voucher-applicants.ts";
import { ftVouchers } from "../../db/tables/ft-vouchers.ts";
import { medicalDiagnoses } from "../../db/tables/medical-diagnoses.ts";
import { patientAttendances } from "../../db/tables/patient-attendances.ts";
import { patientCards } from "../../db/tables/patient-cards.ts";

const EXPERTISE = "902";
const ASKED = [
  { code: "21002", count: 1 },
  { code: "21221", count: 5 },
  { code: "21413", count: 5 },
];

/** Puts visits on FT vouchers, one a patient, which were issued some days before the first of them. */
export async function insertFtVouchers(db: Db, visits: readonly number[], createdBy: number) {
  const rows = await db
    .select({ id: patientAttendances.id, card: patientCards, beginAt: events.beginAt })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .innerJoin(patientCards, eq(patientCards.id, patientAttendances.patientCardId))
    .where(anyOf(patientAttendances.id, visits))
    .orderBy(asc(events.beginAt));
  const [applicant] = await db
    .select({ id: ftVoucherApplicants.id })
    .from(ftVoucherApplicants)
    .orderBy(asc(ftVoucherApplicants.id))
    .limit(1);
  const { id, code, name } = medicalDiagnoses;
  const [lowBack] = await db.select({ id, code, name }).from(medicalDiagnoses).where(eq(code, "M545"));
  for (const own of groupBy(rows, ({ card }) => card.id).values()) {
    const { card, beginAt } = own[0]!;
    const issuedAt = addDays(localDate(beginAt), -9);
    const asked = await toCountedOperations({ db }, ASKED, { expertise: EXPERTISE, day: issuedAt, path: [] });
    const [voucherId = 0] = lowBack && applicant && card.insurerCode ? await reserveIds(db, ftVouchers, 1) : [];
    if (!voucherId) continue;
    await insertRows(db, ftVouchers, [
      {
        id: voucherId,
        medicalCenterId: card.medicalCenterId,
        patientCardId: card.id,
        insurer: card.insurerCode as "111",
        insuranceVariant: "1",
        issuedAt,
        bookedOn: addDays(issuedAt, 4),
        applicantId: applicant!.id,
        expertise: EXPERTISE,
        visits: 6,
        primaryDiagnosis: lowBack!,
        otherDiagnosis: [],
        operations: voucherOperations(asked, []),
        reason: "Bolesti bederní páteře po zvednutí břemene, L4/5 vlevo",
        aim: "Zmírnit bolest, obnovit rozsah pohybu",
        createdAt: beginAt,
        createdBy,
      },
    ]);
    await db
      .update(patientAttendances)
      .set({ onFtVoucher: true, ftVoucherId: voucherId })
      .where(
        anyOf(
          patientAttendances.id,
          own.map((visit) => visit.id),
        ),
      );
  }
}
