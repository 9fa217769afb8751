import { and, eq, inArray } from "drizzle-orm";
import { readPeriod, writeFrequency, type Period } from "#rules/insurance/frequency.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { Ctx } from "../core/context.ts";
import { operationFrequencies } from "../core/db/tables/operation-frequencies.ts";
import { editionOn } from "./on-day.ts";

/** A row of a limit: all rows of one `limitation` hold, and one limitation of a code is enough. */
export type Frequency = {
  code: string;
  limitation: string;
  quantity: number;
  raw: string;
  /** Null where the period is not understood. */
  period: Period | null;
};

/** The limits of frequency of codes by the list of a day. */
export async function frequenciesOf(
  ctx: Pick<Ctx, "db">,
  codes: readonly string[],
  day: IsoDate,
): Promise<Frequency[]> {
  const { code, limitation, quantity, validFrom } = operationFrequencies;
  const rows = await ctx.db
    .select()
    .from(operationFrequencies)
    .where(and(eq(validFrom, editionOn(ctx, "FREQUENCIES", day)), inArray(code, [...codes])))
    .orderBy(code, limitation, quantity);
  return rows.map((row) => ({
    code: row.code,
    limitation: row.limitation,
    quantity: row.quantity,
    raw: writeFrequency(row),
    period: readPeriod(row.period, row.periods),
  }));
}
