import { and, asc, eq, isNotNull, isNull, notExists } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate, type IsoDate } from "#rules/time/time.ts";
import { voucherOperations } from "#rules/insurance/voucher-operation.ts";
import { groupBy } from "../../../core/group-by.ts";
import { toCountedOperations } from "../../../code-lists/counted-operations.ts";
import type { Db } from "../../../core/db/client.ts";
import { anyOf } from "../../../core/db/any-of.ts";
import { insertRows, reserveIds } from "../../../core/db/insert-rows.ts";
import { events } from "../../../core/db/tables/events.ts";
import { ftVoucherApplicants } from "../../../core/db/tables/ft-voucher-applicants.ts";
import { ftVouchers } from "../../../core/db/tables/ft-vouchers.ts";
import { medicalDiagnoses } from "../../../core/db/tables/medical-diagnoses.ts";
import { patientAttendances } from "../../../core/db/tables/patient-attendances.ts";
import { patientCards } from "../../../core/db/tables/patient-cards.ts";
import { profiles } from "../../../core/db/tables/profiles.ts";
import { users } from "../../../core/db/tables/users.ts";

const EXPERTISE = "902";
const VISITS = 6;
const ASKED = [
  { code: "21002", count: 1 },
  { code: "21221", count: 5 },
  { code: "21413", count: 5 },
];

type Card = typeof patientCards.$inferSelect;
type Terms = { issuedAt: IsoDate; bookedOn: IsoDate | null; visits?: number; createdAt: Date; createdBy: number };

/** Writes a voucher, and answers its id: 0 where its patient has no insurer, or the clinic no applicant. */
async function insertVoucher(db: Db, card: Card, { visits = VISITS, ...terms }: Terms): Promise<number> {
  const [applicant] = await db
    .select({ id: ftVoucherApplicants.id })
    .from(ftVoucherApplicants)
    .where(eq(ftVoucherApplicants.medicalCenterId, card.medicalCenterId))
    .orderBy(asc(ftVoucherApplicants.id))
    .limit(1);
  const { id, code, name } = medicalDiagnoses;
  const [lowBack] = await db.select({ id, code, name }).from(medicalDiagnoses).where(eq(code, "M545"));
  if (!lowBack || !applicant || !card.insurerCode) return 0;
  const asked = await toCountedOperations({ db }, ASKED, { expertise: EXPERTISE, day: terms.issuedAt, path: [] });
  const [voucherId = 0] = await reserveIds(db, ftVouchers, 1);
  await insertRows(db, ftVouchers, [
    {
      ...terms,
      id: voucherId,
      medicalCenterId: card.medicalCenterId,
      patientCardId: card.id,
      insurer: card.insurerCode as "111",
      insuranceVariant: "1",
      applicantId: applicant.id,
      expertise: EXPERTISE,
      visits,
      primaryDiagnosis: lowBack,
      otherDiagnosis: [],
      operations: voucherOperations(asked, []),
      reason: "Bolesti bederní páteře po zvednutí břemene, L4/5 vlevo",
      aim: "Zmírnit bolest, obnovit rozsah pohybu",
    },
  ]);
  return voucherId;
}

/** Visits with their cards, oldest first. */
const visitsBy = (db: Db, which: ReturnType<typeof and>) =>
  db
    .select({ id: patientAttendances.id, card: patientCards, beginAt: events.beginAt })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .innerJoin(patientCards, eq(patientCards.id, patientAttendances.patientCardId))
    .where(which)
    .orderBy(asc(events.beginAt), asc(patientAttendances.id));

const putOn = (db: Db, ftVoucherId: number, visits: readonly { id: number }[]) =>
  db
    .update(patientAttendances)
    .set({ onFtVoucher: true, ftVoucherId })
    .where(
      anyOf(
        patientAttendances.id,
        visits.map(({ id }) => id),
      ),
    );

/** Puts visits on FT vouchers, one a patient, which were issued some days before the first of them. */
export async function insertFtVouchers(db: Db, visits: readonly number[], createdBy: number) {
  const rows = await visitsBy(db, anyOf(patientAttendances.id, visits));
  for (const own of groupBy(rows, ({ card }) => card.id).values()) {
    const { card, beginAt } = own[0]!;
    const issuedAt = addDays(localDate(beginAt), -9);
    const terms = { issuedAt, bookedOn: addDays(issuedAt, 4), createdAt: beginAt, createdBy };
    const voucher = await insertVoucher(db, card, terms);
    if (voucher) await putOn(db, voucher, own);
  }
}

/**
 * Vouchers of the visits that are marked from today on, but for those of the first patient, whose voucher is to be
 * entered yet; besides them one whose limit to book has passed, and one that is to begin in ten days.
 */
export async function insertLateVouchers(db: Db, now: Date, email: string) {
  const today = localDate(now);
  const waiting = and(eq(patientAttendances.onFtVoucher, true), isNull(patientAttendances.ftVoucherId));
  const [first, ...others] = groupBy(await visitsBy(db, waiting), ({ card }) => card.id).values();
  const [receptionist] = await db
    .select({ createdBy: profiles.id })
    .from(profiles)
    .innerJoin(users, and(eq(users.id, profiles.userId), eq(users.email, email)));
  if (!first || !receptionist) return;
  const terms = (days: number, booked: number | null) => ({
    issuedAt: addDays(today, -days),
    bookedOn: booked === null ? null : addDays(today, -booked),
    createdAt: instantOf(addDays(today, -days), "14:00"),
    ...receptionist,
  });
  for (const own of others) {
    const voucher = await insertVoucher(db, own[0]!.card, { ...terms(5, 3), visits: Math.max(VISITS, own.length) });
    if (voucher) await putOn(db, voucher, own);
  }
  const marked = db
    .select({ id: patientAttendances.id })
    .from(patientAttendances)
    .where(and(eq(patientAttendances.patientCardId, patientCards.id), eq(patientAttendances.onFtVoucher, true)));
  const [late, soon] = await db
    .select()
    .from(patientCards)
    .where(and(isNull(patientCards.archivedAt), isNotNull(patientCards.insurerCode), notExists(marked)))
    .orderBy(asc(patientCards.id))
    .limit(2);
  if (late) await insertVoucher(db, late, terms(20, null));
  if (soon) await insertVoucher(db, soon, terms(30, 28));
}
