import { sql } from "drizzle-orm";
import { mayCoincide, type InvoiceKind, type NumberPattern } from "#rules/invoices/number.ts";
import type { InCenter } from "../core/context.ts";
import { Fault } from "../core/fault.ts";

/**
 * The patterns that other centres of the same company (IČO) have or had, of which an active administrator is one of
 * this centre too.
 */
export async function sisterPatterns({ db }: Pick<InCenter, "db">): Promise<NumberPattern[]> {
  const { rows } = await db.execute<NumberPattern>(
    sql`select prefix, year_digits as "yearDigits", separator, digits from sister_series()`,
  );
  return rows;
}

/**
 * Refuses patterns whose numbers another centre of the same company could give too (`seriesShared`). Such centres wait
 * for each other until their transactions end.
 */
export async function assertOwnNumbers(
  ctx: InCenter,
  companyNumber: string | null,
  patterns: readonly (NumberPattern & { kind: InvoiceKind })[],
): Promise<void> {
  if (companyNumber === null) return;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('invoice series'), hashtext(${companyNumber}))`);
  const sisters = await sisterPatterns(ctx);
  if (patterns.some((own) => sisters.some((theirs) => mayCoincide(own, theirs)))) throw new Fault("seriesShared");
}
