import { and, asc, eq, isNull } from "drizzle-orm";
import { monthStart } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";
import { addRun } from "../../../batches/begin.ts";
import { billable } from "../../../coding/billable.ts";
import type { Db } from "../../../db/client.ts";
import { medicalReports } from "../../../db/tables/medical-reports.ts";
import { patientAttendances } from "../../../db/tables/patient-attendances.ts";
import { profiles } from "../../../db/tables/profiles.ts";

/** Asks for the batches of the first month with care to bill, which a job makes once the product runs. */
export async function insertBatches(db: Db, now: Date, administrator: string): Promise<void> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.email, administrator));
  const [first] = await db
    .select({ at: medicalReports.examinedAt })
    .from(medicalReports)
    .innerJoin(patientAttendances, eq(patientAttendances.id, medicalReports.patientAttendanceId))
    .where(and(billable, isNull(patientAttendances.billedDocumentId)))
    .orderBy(asc(medicalReports.examinedAt))
    .limit(1);
  if (first) await addRun({ db, now: () => now, profile: profile! }, monthStart(localDate(first.at)));
}
