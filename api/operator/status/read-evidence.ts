import { sql } from "drizzle-orm";
import type { Db } from "../../core/db/client.ts";

export type EvidenceState = {
  /** The oldest of the centres' latest checks. */
  checkedSince: Date | null;
  /** Centres that were never checked, and since when the first of them has had sealed rows. */
  unchecked: number;
  uncheckedSince: Date | null;
  differences: number;
};
type Row = Record<"checkedSince" | "uncheckedSince", string | null> & Record<"unchecked" | "differences", number>;

/** The latest checks of all centres' evidence. Needs a connection that sees every row. */
export async function readEvidence(db: Db): Promise<EvidenceState> {
  const { rows } = await db.execute<Row>(sql`
    select min(latest.at) as "checkedSince", count(*) filter (where latest.at is null) as unchecked,
      min(first.sealed_at) filter (where latest.at is null) as "uncheckedSince",
      coalesce(sum(latest.differences), 0)::float8 as differences
    from medical_centers left join lateral (
      select at, (select sum(value::int) from jsonb_each_text(details)) as differences from audit_rows
      where medical_center_id = medical_centers.id and action = 'evidence.checked' order by at desc limit 1
    ) as latest on true
    left join audit_links as first on first.medical_center_id = medical_centers.id and first.position = 1`);
  const { checkedSince, uncheckedSince, ...counts } = rows[0]!;
  return { checkedSince: toDate(checkedSince), uncheckedSince: toDate(uncheckedSince), ...counts };
}

const toDate = (text: string | null) => (text === null ? null : new Date(text));
