import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { invoices } from "../../core/db/tables/invoices.ts";

/** Lines of these invoices that credit notes have given back, by their places from 0. */
export async function creditedLines({ db }: Pick<Ctx, "db">, ids: readonly number[]): Promise<Map<number, number[]>> {
  const notes = await db
    .select({ corrects: invoices.correctsId, lines: invoices.creditedLines })
    .from(invoices)
    .where(and(eq(invoices.kind, "CREDIT_NOTE"), anyOf(invoices.correctsId, ids)));
  const credited = new Map<number, number[]>();
  for (const { corrects, lines } of notes) credited.set(corrects!, [...(credited.get(corrects!) ?? []), ...lines!]);
  return credited;
}
