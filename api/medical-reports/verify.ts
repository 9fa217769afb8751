import { and, asc, getTableColumns, gt, isNotNull } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { medicalReports } from "../db/tables/medical-reports.ts";
import { digestOf, inPlace } from "./digest.ts";

/** Contents may be long: so many are held at once. */
const AT_ONCE = 100;

export type Differing = { uuid: string; patientCardId: number; signedAt: Date };

/** Computes the digest of every signed report anew and tells which no longer say what was signed. Needs the connection of the tables' owner. */
export async function verifyReports(db: Db): Promise<{ checked: number; differing: Differing[] }> {
  const differing: Differing[] = [];
  let checked = 0;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ ...getTableColumns(medicalReports), inPlace })
      .from(medicalReports)
      .where(and(gt(medicalReports.id, last), isNotNull(medicalReports.signedAt)))
      .orderBy(asc(medicalReports.id))
      .limit(AT_ONCE);
    if (rows.length === 0) return { checked, differing };
    checked += rows.length;
    last = rows.at(-1)!.id;
    for (const report of rows)
      if (!report.inPlace || digestOf(report) !== report.digest) differing.push({ uuid: report.uuid, patientCardId: report.patientCardId, signedAt: report.signedAt! });
  }
}
