import { and, asc, getTableColumns, gt, isNotNull } from "drizzle-orm";
import { verifyRecords, type Verified } from "../../audit/verify-records.ts";
import type { Db } from "../../core/db/client.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { inPlace } from "./digest.ts";
import { evidentReports } from "./evidence.ts";

/** Contents may be long: so many are held at once. */
const AT_ONCE = 100;

/**
 * Recomputes the digest of every signed report and compares it, its attachments and its validity with the audit log;
 * names those that differ, that the log does not know, and that are gone without an erasure. Needs the connection of
 * the tables' owner.
 */
export const verifyReports = (db: Db): Promise<Verified> =>
  verifyRecords(db, "medicalReport", async (last) => {
    const rows = await db
      .select({ ...getTableColumns(medicalReports), inPlace })
      .from(medicalReports)
      .where(and(gt(medicalReports.id, last), isNotNull(medicalReports.signedAt)))
      .orderBy(asc(medicalReports.id))
      .limit(AT_ONCE);
    return (await evidentReports(db, rows)).map((evident, at) => ({
      ...rows[at]!,
      ...evident,
      at: rows[at]!.signedAt!,
    }));
  });
