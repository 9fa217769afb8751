import { sql } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { variableSymbols } from "../core/db/tables/variable-symbols.ts";

/** The next variable symbol of the centre: the year's last two digits and a number, eight to ten digits in all. */
export async function nextVariableSymbol(ctx: InCenter): Promise<string> {
  const { medicalCenterId } = ctx.profile;
  const [row] = await ctx.db
    .insert(variableSymbols)
    .values({ medicalCenterId, last: 1 })
    .onConflictDoUpdate({ target: variableSymbols.medicalCenterId, set: { last: sql`${variableSymbols.last} + 1` } })
    .returning();
  return `${localDate(ctx.now()).slice(2, 4)}${String(row!.last).padStart(6, "0")}`;
}
