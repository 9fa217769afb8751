import { sql } from "drizzle-orm";
import { digestOfTexts, filePairs, instantText, type Facts } from "../audit/evidence.ts";
import type { Db } from "../core/db/client.ts";

/** A consent as evidence: its wording, form and time; its scan; its withdrawal. */
export async function consentFacts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { digest: string | null; scan: string | null; withdrawal: string | null }>> {
  const { rows } = await db.execute<{ id: number } & Record<"said" | "scan" | "withdrawal", Facts | null>>(sql`
    select consent.id,
      json_build_object('consent', consent.id::text, 'medical_center', consent.medical_center_id::text, 'wording', consent.wording_id::text, 'type', consent.type::text,
        'given_on', to_char(consent.given_on, 'YYYY-MM-DD'), 'created_at', ${instantText("consent.created_at")}, 'created_by', consent.created_by::text,
        'link', consent.link_id::text, 'recipient', link.recipient) as said,
      case when file.id is not null then json_build_object(${filePairs}) end as scan,
      case when withdrawn_at is not null then json_build_object('withdrawn_at', ${instantText("withdrawn_at")}, 'withdrawn_by', withdrawn_by::text) end as withdrawal
    from gdpr_consents as consent left join gdpr_consent_links as link on link.id = link_id left join files as file on file.id = document_id
    where consent.id = any(${sql.param(ids)}::integer[])`);
  return new Map(
    rows.map(({ id, said, scan, withdrawal }) => [
      id,
      { digest: digestOfTexts(said), scan: digestOfTexts(scan), withdrawal: digestOfTexts(withdrawal) },
    ]),
  );
}

/** The same of one consent, as the audit row of its event: absent parts are left out, since they may come later. */
export async function recordedConsent(db: Db, id: number) {
  const facts = (await consentFacts(db, [id])).get(id)!;
  return Object.fromEntries(Object.entries(facts).filter(([, digest]) => digest !== null));
}

/** A wording as evidence. */
export async function wordingFacts(db: Db, ids: readonly number[]): Promise<Map<number, { digest: string | null }>> {
  const { rows } = await db.execute<{ id: number; said: Facts }>(sql`
    select id, json_build_object('wording', id::text, 'medical_center', medical_center_id::text, 'number', number::text, 'text', text,
      'created_at', ${instantText("created_at")}, 'created_by', created_by::text) as said
    from gdpr_wordings where id = any(${sql.param(ids)}::integer[])`);
  return new Map(rows.map(({ id, said }) => [id, { digest: digestOfTexts(said) }]));
}
