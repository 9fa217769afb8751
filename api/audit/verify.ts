import { sql } from "drizzle-orm";
import type { Db } from "../core/db/client.ts";
import type { Anchor } from "../core/outside/anchors.ts";
import { hashOf, rowTexts, type RowTexts } from "./row-text.ts";

/** Links held in memory at once; a moved row is searched among as many. */
const AT_ONCE = 1000;

type Link = { position: number; hash: string; row: number } & RowTexts;
export type Finding = { position: number; row?: number } & (
  | { fault: "altered" | "missing" | "reordered" | "unlinked" }
  | { fault: "rewritten" | "cutOff"; anchor: Anchor }
);
/** The verified part of a centre's chain, and the next row if that is not its end. */
export type ChainReport = { center: number; checked: number; head: string; anchored?: Anchor; finding?: Finding };

/**
 * Follows the chain of each centre from its beginning, recomputes every hash and names the first row that is not as it
 * was sealed. Anchors detect what the database alone cannot: an end that was cut off, a chain that was rewritten. Needs
 * the connection of the tables' owner.
 */
export async function* verifyChains(db: Db, anchors: Anchor[]): AsyncGenerator<ChainReport> {
  const { rows } = await db.execute<{ center: number; last: number }>(
    sql`select medical_center_id as center, max(position) as last from audit_links group by 1`,
  );
  const lengths = new Map([
    ...anchors.map(({ center }) => [center, 0] as const),
    ...rows.map(({ center, last }) => [center, last] as const),
  ]);
  for (const [center, last] of [...lengths].sort(([one], [other]) => one - other))
    yield verifyChain(
      db,
      center,
      last,
      anchors.filter((anchor) => anchor.center === center),
    );
}

async function verifyChain(db: Db, center: number, last: number, anchors: Anchor[]): Promise<ChainReport> {
  const report: ChainReport = { center, checked: 0, head: "" };
  const ahead = anchors.toSorted((one, other) => other.position - one.position);
  while (report.checked < last) {
    const links = await linksAfter(db, center, report.checked);
    if (links.length === 0) return { ...report, finding: { fault: "unlinked", position: report.checked + 1 } };
    for (const link of links) {
      const position = report.checked + 1;
      if (link.position !== position || link.id === null || hashOf(report.head, link) !== link.hash)
        return {
          ...report,
          finding: faultOf(link, position, report.head, await linksAfter(db, center, report.checked)),
        };
      while (ahead.at(-1)?.position === position) {
        const anchor = ahead.pop()!;
        if (anchor.hash !== link.hash)
          return { ...report, finding: { fault: "rewritten", position, row: link.row, anchor } };
        report.anchored = anchor;
      }
      report.checked = position;
      report.head = link.hash;
    }
  }
  const anchor = ahead.at(-1);
  return anchor ? { ...report, finding: { fault: "cutOff", position: report.checked + 1, anchor } } : report;
}

/**
 * The next links of a centre with their present rows; every column of a missing row is null. A range of positions is
 * found by the index whatever the planner estimates.
 */
async function linksAfter(db: Db, center: number, position: number): Promise<Link[]> {
  const { rows } = await db.execute<Link>(sql`
    select position, hash, audit_row_id as row, ${rowTexts("sealed")} from audit_links left join audit_rows as sealed on sealed.id = audit_row_id
    where audit_links.medical_center_id = ${center} and position between ${position + 1} and ${position + AT_ONCE} order by position`);
  return rows;
}

/**
 * The fault of a link that does not continue the chain. If one of the next rows would, even under this one's id, the
 * two were swapped.
 */
function faultOf({ id, row, ...link }: Link, position: number, previous: string, following: Link[]): Finding {
  if (link.position !== position) return { fault: "unlinked", position };
  if (id === null) return { fault: "missing", position, row };
  const hashes = new Set(following.map(({ hash }) => hash));
  const moved = following.some(
    (other) => hashes.has(hashOf(previous, other)) || hashes.has(hashOf(previous, { ...other, id: String(row) })),
  );
  return { fault: moved ? "reordered" : "altered", position, row };
}
