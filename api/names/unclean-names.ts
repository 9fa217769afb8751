import { and, asc, getTableName, gt, isNotNull, or } from "drizzle-orm";
import { oneLine } from "#rules/text/visible.ts";
import type { Db } from "../core/db/client.ts";
import type { patientCards } from "../core/db/tables/patient-cards.ts";
import { columnOf, namedTables, type Named, type NamedTable } from "./named-tables.ts";

type Row = { id: number; medicalCenterId?: number; patientCardId?: number } & Record<string, string | null>;
export type Unclean = { row: Row; change: Record<string, string | null> };

const AT_ONCE = 1000;
/** Replaces a name without visible characters. */
const NAMELESS = "?";

/** Hands the rows with unclean names to `work`, at most a thousand at a time, and answers how many each table has. */
export async function forUncleanNames(
  db: Db,
  work: (table: Named, rows: Unclean[]) => Promise<void>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const named of namedTables) {
    let count = 0;
    for await (const rows of uncleanNames(db, named)) {
      await work(named.table, rows);
      count += rows.length;
    }
    counts[getTableName(named.table)] = count;
  }
  return counts;
}

async function* uncleanNames(db: Db, { table, columns, only }: NamedTable): AsyncGenerator<Unclean[]> {
  const written = or(...columns.map((name) => isNotNull(columnOf(table, name))));
  for (let after = 0; ;) {
    const rows = (await db
      .select()
      .from(table as typeof patientCards)
      .where(and(gt(table.id, after), written, only))
      .orderBy(asc(table.id))
      .limit(AT_ONCE)) as unknown as Row[];
    if (rows.length === 0) return;
    after = rows.at(-1)!.id;
    yield rows
      .map((row) => ({ row, change: changeOf(table, columns, row) }))
      .filter(({ change }) => Object.keys(change).length > 0);
  }
}

function changeOf(table: Named, columns: string[], row: Row): Unclean["change"] {
  const cleaned = columns.flatMap((name) =>
    row[name] ? [[name, oneLine(row[name]) || (columnOf(table, name).notNull ? NAMELESS : null)] as const] : [],
  );
  return Object.fromEntries(cleaned.filter(([name, text]) => text !== row[name]));
}
