import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import type { Anchor } from "../outside/anchors.ts";
import { hashOf, rowTexts, type RowTexts } from "./row-text.ts";

/** Links that are held at once; among as many a row is looked for that stood elsewhere. */
const AT_ONCE = 1000;

type Link = { position: number; hash: string; row: number } & RowTexts;
export type Finding = { position: number; row?: number } & ({ fault: "altered" | "missing" | "reordered" | "unlinked" } | { fault: "rewritten" | "cutOff"; anchor: Anchor });
/** How far a centre's chain is right, and what comes next if that is not its end. */
export type ChainReport = { center: number; checked: number; head: string; anchored?: Anchor; finding?: Finding };

/**
 * Follows the chain of each centre from its beginning, computes every hash anew and tells the first row that is not as it was
 * sealed. Anchors tell what the database alone cannot: an end that was cut off, a chain that was written anew. Needs the
 * connection of the tables' owner.
 */
export async function* verifyChains(db: Db, anchors: Anchor[]): AsyncGenerator<ChainReport> {
  const { rows } = await db.execute<{ center: number }>(sql`select distinct medical_center_id as center from audit_links`);
  const centers = new Set([...rows, ...anchors].map(({ center }) => center));
  for (const center of [...centers].sort((one, other) => one - other)) yield verifyChain(db, center, anchors.filter((anchor) => anchor.center === center));
}

async function verifyChain(db: Db, center: number, anchors: Anchor[]): Promise<ChainReport> {
  const report: ChainReport = { center, checked: 0, head: "" };
  const ahead = anchors.toSorted((one, other) => other.position - one.position);
  for (let links = await linksAfter(db, center, 0); links.length > 0; links = await linksAfter(db, center, report.checked))
    for (const link of links) {
      const position = report.checked + 1;
      const finding = faultOf(link, position, report.head, links);
      if (finding) return { ...report, finding };
      while (ahead.at(-1)?.position === position) {
        const anchor = ahead.pop()!;
        if (anchor.hash !== link.hash) return { ...report, finding: { fault: "rewritten", position, row: link.row, anchor } };
        report.anchored = anchor;
      }
      report.checked = position;
      report.head = link.hash;
    }
  const anchor = ahead.at(-1);
  return anchor ? { ...report, finding: { fault: "cutOff", position: report.checked + 1, anchor } } : report;
}

/** The next links of a centre with their rows as they are now; of a row that is gone every column is null. */
async function linksAfter(db: Db, center: number, position: number): Promise<Link[]> {
  const { rows } = await db.execute<Link>(sql`
    select position, hash, audit_row_id as row, ${rowTexts("sealed")} from audit_links left join audit_rows as sealed on sealed.id = audit_row_id
    where audit_links.medical_center_id = ${center} and position > ${position} order by position limit ${AT_ONCE}`);
  return rows;
}

function faultOf(link: Link, position: number, previous: string, around: Link[]): Finding | undefined {
  if (link.position !== position) return { fault: "unlinked", position };
  const { row } = link;
  if (link.id === null) return { fault: "missing", position, row };
  if (hashOf(previous, link) === link.hash) return;
  // Where another of these rows would carry the chain on, be it under the id of this one, they have changed places.
  const hashes = new Set(around.map(({ hash }) => hash));
  const moved = around.some((other) => hashes.has(hashOf(previous, other)) || hashes.has(hashOf(previous, { ...other, id: String(row) })));
  return { fault: moved ? "reordered" : "altered", position, row };
}

/** A row outside of the chains: it waits for too long, no trigger has noted it, or it was taken away before it was sealed. */
export type Loose = { row: number; center: number | null; fault: "waiting" | "unnoted" | "gone"; since: string | null };

/** The first so many rows that ought to be in a chain and are not, and how many there are in all; what was written in the last ten minutes may still wait. */
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
