import { sql, type SQL } from "drizzle-orm";
import type { EvidenceKind } from "#rules/evidence/evidence.ts";
import type { Db } from "../core/db/client.ts";
import { faultOf, isFirst, readRecorded, type Evident } from "./evidence.ts";

/**
 * A record that differs from the audit log: changed, inserted without the log, deleted without an erasure, or a draft
 * again. `at` is its creation.
 */
export type Differing = {
  kind: EvidenceKind;
  id: number;
  uuid: string | null;
  medicalCenterId: number;
  patientCardId: number | null;
  at: Date;
  fault: "altered" | "unrecorded" | "missing" | "unsigned";
};
type Checked = Evident &
  Omit<Differing, "kind" | "fault"> & { /** True if the record's own digest is right. */ whole: boolean };
export type Verified = { checked: number; differing: Differing[] };

/**
 * Holds every record of a kind, page by page in the order of ids, against the audit log, and the log against the
 * records.
 */
export async function verifyRecords(
  db: Db,
  kind: EvidenceKind,
  pageAfter: (last: number) => Promise<Checked[]>,
): Promise<Verified> {
  const differing: Differing[] = [];
  let checked = 0;
  for (let last = 0; ;) {
    const records = await pageAfter(last);
    if (records.length === 0) return { checked, differing: [...differing, ...(await missing(db, kind))] };
    checked += records.length;
    last = records.at(-1)!.id;
    const recorded = await readRecorded(
      db,
      kind,
      records.map(({ id }) => id),
    );
    for (const record of records) {
      const fault = faultOf(record, recorded.get(record.id)) ?? (record.whole ? undefined : "altered");
      const { id, uuid, medicalCenterId, patientCardId, at } = record;
      if (fault) differing.push({ kind, id, uuid, medicalCenterId, patientCardId, at, fault });
    }
  }
}

/** Tables of the records; one whose rows stay loses none by an erasure. */
const tables: Record<EvidenceKind, { name: SQL; holds: SQL; stays?: true }> = {
  medicalReport: { name: sql`medical_reports`, holds: sql`signed_at is not null` },
  gdprConsent: { name: sql`gdpr_consents`, holds: sql`true` },
  gdprWording: { name: sql`gdpr_wordings`, holds: sql`true` },
  invoice: { name: sql`invoices`, holds: sql`true`, stays: true },
};

/**
 * Cards that were erased as a whole, which requires both the record of erasures and the log, and all cards merged into
 * them.
 */
const gone = sql`
  erased as (select card_id as id from patient_erasures as erasure where whole and exists (select from audit_rows as said
    where said.medical_center_id = erasure.medical_center_id and ((said.action = 'patientCard.erased' and said.entity_id = card_id)
      or (said.action = 'disposal.confirmed' and said.entity_id = disposal_id and said.details -> 'patientCards' @> to_jsonb(card_id))))),
  gone as (select id from erased union select card.id from patient_cards as card join gone on card.merged_into_id = gone.id)`;

/** Records in the log that are missing in the database, except for those that an erasure explains. */
async function missing(db: Db, kind: EvidenceKind): Promise<Differing[]> {
  const { name, holds, stays = false } = tables[kind];
  const { rows } = await db.execute<Omit<Differing, "kind" | "uuid" | "at"> & { at: number }>(sql`
    with recursive ${gone}
    select entity_id as id, min(medical_center_id) as "medicalCenterId", min(patient_card_id) as "patientCardId", extract(epoch from min(at))::float8 * 1000 as at,
      case when exists (select from ${name} as there where there.id = entity_id) then 'unsigned' else 'missing' end as fault
    from audit_rows where ${isFirst(kind)} and not exists (select from ${name} as there where there.id = entity_id and ${holds})
    group by entity_id having ${stays} or not coalesce(bool_or(patient_card_id in (select id from gone)), false) order by entity_id`);
  return rows.map(({ at, ...row }) => ({ kind, uuid: null, at: new Date(at), ...row }));
}
