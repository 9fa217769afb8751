import { sql } from "drizzle-orm";
import type { Db } from "../core/db/client.ts";

/**
 * A row outside of the chains: it waits for too long, no trigger has noted it, or it was removed before it was sealed.
 */
export type Loose = { row: number; center: number | null; fault: "waiting" | "unnoted" | "gone"; since: string | null };

/**
 * The first rows that should be in a chain and are not, and their total; rows of the last ten minutes may still wait.
 */
export async function looseRows(db: Db, most: number): Promise<{ loose: Loose[]; total: number }> {
  const { rows } = await db.execute<Loose & { total: number }>(sql`
    select coalesce(audit_row_id, id) as row, medical_center_id as center, count(*) over () as total,
      case when id is null then 'gone' when noted_at is null then 'unnoted' else 'waiting' end as fault,
      to_char(noted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as since
    from (select id, medical_center_id from audit_rows where not exists (select from audit_links where audit_row_id = audit_rows.id)) as unsealed
    full join audit_unsealed on audit_row_id = id
    where noted_at is null or id is null or noted_at < now() - interval '10 minutes' order by 1 limit ${most}`);
  return { loose: rows, total: rows[0]?.total ?? 0 };
}
