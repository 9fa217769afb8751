import { eq, sql } from "drizzle-orm";
import type { Db } from "#api/core/db/client.ts";
import { events } from "#api/core/db/tables/events.ts";
import { ftVouchers } from "#api/core/db/tables/ft-vouchers.ts";
import { medicalReports } from "#api/core/db/tables/medical-reports.ts";
import { patientAttendances } from "#api/core/db/tables/patient-attendances.ts";
import { digestOf, EDITION } from "#api/medical-reports/signing/digest.ts";
import type { AttendanceState } from "#rules/codes.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import { ids } from "../../cast/people.ts";

const medicalCenterId = ids.center;
const author = ids.profiles.paramedic;
type Visit = typeof patientAttendances.$inferSelect & { at: Date };
type Report = { signed?: boolean; content?: string; operations?: Record<string, number>; correctionOfId?: number };

/** A visit on a voucher, to which its patient came unless the state says otherwise. */
export async function visitOnVoucher(
  db: Db,
  voucher: number,
  day: IsoDate,
  state: AttendanceState = "PRESENT",
): Promise<Visit> {
  const [ftVoucher] = await db.select().from(ftVouchers).where(eq(ftVouchers.id, voucher));
  const at = instantOf(day, "08:00");
  const [event] = await db
    .insert(events)
    .values({
      medicalCenterId,
      type: "EVENT",
      beginAt: at,
      endAt: later(at, 45 * MINUTE),
      procedureId: ids.procedures.therapy,
      ownerId: author,
    })
    .returning();
  const [visit] = await db
    .insert(patientAttendances)
    .values({
      medicalCenterId,
      eventId: event!.id,
      patientCardId: ftVoucher!.patientCardId,
      state,
      onFtVoucher: true,
      ftVoucherId: voucher,
    })
    .returning();
  return { ...visit!, at };
}

/** The report of a visit, signed and coded with one exercise unless it is said otherwise. */
export async function reportOfVisit(
  db: Db,
  { id, patientCardId, ftVoucherId, at }: Visit,
  { signed = true, content = "LTV", operations = { 21221: 1 }, correctionOfId }: Report = {},
) {
  const listed = Object.entries(operations).map(([code, count]) => ({
    id: 1,
    code,
    expertise: "902",
    name: `Výkon ${code}`,
    count,
  }));
  const coding = {
    departmentId: 1,
    expertise: "902",
    operations: listed,
    primaryDiagnosis: { id: 1, code: "M545", name: "Bolesti v kříži" },
    otherDiagnosis: [],
    ftVoucherId: signed ? ftVoucherId : null,
    reason: null,
  };
  const [draft] = await db
    .insert(medicalReports)
    .values({
      medicalCenterId,
      patientCardId,
      patientAttendanceId: id,
      correctionOfId,
      examinedAt: at,
      content,
      summary: content,
      coding: listed.length > 0 ? coding : null,
      createdAt: at,
      createdBy: author,
      updatedBy: author,
      digestEdition: EDITION,
    })
    .returning();
  if (!signed) return draft!;
  const frozen = { signedAt: later(at, 60 * MINUTE), signedBy: author, paramedicName: "Mgr. Petr Šindelář" };
  const [report] = await db
    .update(medicalReports)
    .set({ ...frozen, digest: digestOf({ ...draft!, ...frozen }) })
    .where(eq(medicalReports.id, draft!.id))
    .returning();
  await db.execute(sql`select attest_evidence(${medicalCenterId})`);
  return report!;
}

/** A visit to which the patient of a voucher came, with its signed report. */
export const reportedVisit = async (db: Db, voucher: number, day: IsoDate, report?: Report) =>
  reportOfVisit(db, await visitOnVoucher(db, voucher, day), report);
