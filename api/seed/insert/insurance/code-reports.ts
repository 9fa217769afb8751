import { eq, inArray } from "drizzle-orm";
import type { ReportCoding } from "#rules/insurance/report-coding.ts";
import { localDate } from "#rules/time/time.ts";
import { toCountedOperations } from "../../../code-lists/counted-operations.ts";
import type { Db } from "../../../core/db/client.ts";
import { departmentProfiles } from "../../../core/db/tables/department-profiles.ts";
import { departments } from "../../../core/db/tables/departments.ts";
import { medicalDiagnoses } from "../../../core/db/tables/medical-diagnoses.ts";
import type { DemoCoding } from "../../contents/reports.ts";

/** The coding of a demo report by its author and day: null where the author is of no department. */
export async function codingOf(
  db: Db,
  { operations, diagnoses }: DemoCoding,
  { author, at }: { author: number; at: Date },
): Promise<ReportCoding | null> {
  const [department] = await db
    .select({ id: departments.id, expertise: departments.expertise })
    .from(departments)
    .innerJoin(departmentProfiles, eq(departmentProfiles.departmentId, departments.id))
    .where(eq(departmentProfiles.profileId, author));
  if (!department) return null;
  const rows = operations.map(([code, count]) => ({ code, count }));
  const day = localDate(at);
  const { id, code, name } = medicalDiagnoses;
  const known = await db.select({ id, code, name }).from(medicalDiagnoses).where(inArray(code, diagnoses));
  const [primaryDiagnosis = null, ...otherDiagnosis] = diagnoses.flatMap(
    (code) => known.find((one) => one.code === code) ?? [],
  );
  return {
    departmentId: department.id,
    expertise: department.expertise,
    operations: await toCountedOperations({ db }, rows, { expertise: department.expertise, day, path: [] }),
    primaryDiagnosis,
    otherDiagnosis,
    ftVoucherId: null,
    reason: null,
  };
}
