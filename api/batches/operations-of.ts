import { sql } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";

/** An operation of a batch: as often as it is billed, with its points and its price in hellers. */
export type BilledOperation = { code: string; name: string; count: number; points: number; price: number };

/** The operations that a batch bills, by code; one whose points changed within the month once for each. */
export async function operationsOfBatch(
  { db }: Pick<Ctx, "db">,
  { id, pointPrice }: { id: number; pointPrice: number },
): Promise<BilledOperation[]> {
  const { rows } = await db.execute<Omit<BilledOperation, "price">>(
    sql`select billed.code, min(billed.name) as name, sum(billed.count)::int as count, sum(billed.count * billed.points)::int as points
      from batch_documents cross join json_to_recordset(content -> 'rows') as billed (code text, name text, count int, points int)
      where batch_documents.batch_id = ${id}
      group by billed.code, billed.points order by billed.code, billed.points`,
  );
  return rows.map((row) => ({ ...row, price: row.points * pointPrice }));
}
