import { sql } from "drizzle-orm";
import { digestOfTexts, filePairs, instantText, type Evident, type Facts } from "../../audit/evidence.ts";
import type { Db } from "../../core/db/client.ts";
import { digestOf } from "./digest.ts";
import type { WholeReport } from "../columns.ts";

/**
 * Digests of the parts of these reports that their own digest does not cover: attachments that are not removed, and the
 * reason why one is invalid.
 */
export async function factsOf(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { attachments: string | null; validity: string | null }>> {
  const { rows } = await db.execute<{ id: number; attachments: Facts[] | null; validity: Facts | null }>(sql`
    select report.id,
      (select json_agg(json_build_object('attachment', attachment.uuid::text, 'type', attachment.type::text, 'created_by', attachment.created_by::text, ${filePairs}) order by attachment.uuid)
        from attachments as attachment join files as file on file.id = file_id where medical_report_id = report.id and attachment.removed_at is null) as attachments,
      case when invalidated_at is not null then json_build_object('report', report.uuid::text, 'invalidated_at', ${instantText("invalidated_at")},
        'invalidated_by', invalidated_by::text, 'invalid_reason', invalid_reason) end as validity
    from medical_reports as report where report.id = any(${sql.param(ids)}::integer[])`);
  return new Map(
    rows.map(({ id, attachments, validity }) => [
      id,
      { attachments: digestOfTexts(attachments), validity: digestOfTexts(validity) },
    ]),
  );
}

/**
 * Signed reports as evidence; `whole` where the digest is right and the patient's card leads to the one it is filed
 * with.
 */
export async function evidentReports(
  db: Db,
  rows: (WholeReport & { inPlace: boolean })[],
): Promise<(Evident & { whole: boolean })[]> {
  const others = await factsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((report) => {
    const digest = digestOf(report);
    return {
      id: report.id,
      whole: report.inPlace && digest === report.digest,
      facts: { digest, signingProof: report.signingProof, ...others.get(report.id)! },
    };
  });
}
