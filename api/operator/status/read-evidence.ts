import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";

export type EvidenceState = {
  /** The oldest of the centres' latest checks, or since when a centre has waited for its first one. */
  since: Date | null;
  /** Centres that were never checked. */
  unchecked: number;
  differences: number;
};

/** The latest checks of all centres' evidence. Needs a connection that sees every row. */
export async function readEvidence(db: Db): Promise<EvidenceState> {
  const { rows } = await db.execute<{ since: string | null; unchecked: number; differences: number }>(sql`
    select min(coalesce(latest.at, created_at)) as since, count(*) filter (where latest.at is null) as unchecked,
      coalesce(sum(latest.differences), 0)::float8 as differences
    from medical_centers left join lateral (
      select at, (select sum(value::int) from jsonb_each_text(details)) as differences from audit_rows
      where medical_center_id = medical_centers.id and action = 'evidence.checked' order by at desc limit 1
    ) as latest on true`);
  const { since, ...counts } = rows[0]!;
  return { since: since === null ? null : new Date(since), ...counts };
}
