import { sql } from "drizzle-orm";
import type { Db } from "../core/db/client.ts";
import type { Anchor } from "../core/outside/anchors.ts";

export type Unanchored = { center: number; position: number };

/**
 * The position up to which each centre's chain should be anchored and is not: rows were sealed for two more hours, and
 * anchors are written each hour, so they could not be written, or were removed.
 */
export async function unanchored(db: Db, anchors: Anchor[]): Promise<Unanchored[]> {
  const { rows } = await db.execute<Unanchored>(sql`
    select medical_center_id as center, max(position) as position from audit_links
    where sealed_at < (select max(sealed_at) from audit_links) - interval '2 hours' group by 1 order by 1`);
  return rows.filter(
    ({ center, position }) => !anchors.some((anchor) => anchor.center === center && anchor.position >= position),
  );
}
