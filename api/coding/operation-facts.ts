import { and, asc, eq, inArray, lte } from "drizzle-orm";
import type { CodeListKind } from "#rules/codes.ts";
import { readPeriod } from "#rules/insurance/frequency.ts";
import type { OperationFacts } from "#rules/insurance/coding-faults.ts";
import type { LimitRow } from "#rules/insurance/operation-limit.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../context.ts";
import { codeLists } from "../db/tables/code-lists.ts";
import { listedOperations } from "../db/tables/listed-operations.ts";
import { operationFrequencies } from "../db/tables/operation-frequencies.ts";
import { groupBy } from "../group-by.ts";

type Named = { code: string; expertise: string; day: IsoDate };
type Listed = Omit<OperationFacts, "code" | "contracted">;

const notListed: Listed = { listed: false, points: null, duration: null, category: null, places: null, limits: [] };

/** The lists of operations and limits by the day, for some operations and days: four queries, however many there are. */
export async function operationFacts(
  ctx: Pick<ProfileCtx, "db">,
  operations: readonly Named[],
): Promise<(operation: Named) => Listed> {
  if (operations.length === 0) return () => notListed;
  const codes = [...new Set(operations.map(({ code }) => code))];
  const last = operations.reduce((latest, { day }) => (day > latest ? day : latest), "");
  const editions = {
    OPERATIONS: await editionsUntil(ctx, "OPERATIONS", last),
    FREQUENCIES: await editionsUntil(ctx, "FREQUENCIES", last),
  };
  const editionOn = (kind: keyof typeof editions, day: IsoDate) => editions[kind].findLast((from) => from <= day);
  const needed = (kind: keyof typeof editions) => [
    ...new Set(operations.flatMap(({ day }) => editionOn(kind, day) ?? [])),
  ];
  const rows = await ctx.db
    .select()
    .from(listedOperations)
    .where(and(inArray(listedOperations.validFrom, needed("OPERATIONS")), inArray(listedOperations.code, codes)));
  const limits = await ctx.db
    .select()
    .from(operationFrequencies)
    .where(
      and(inArray(operationFrequencies.validFrom, needed("FREQUENCIES")), inArray(operationFrequencies.code, codes)),
    );
  const listed = new Map(rows.map((row) => [`${row.validFrom} ${row.code} ${row.expertise}`, row]));
  const limited = groupBy(limits, ({ validFrom, code }) => `${validFrom} ${code}`);
  return ({ code, expertise, day }) => {
    const row = listed.get(`${editionOn("OPERATIONS", day)} ${code} ${expertise}`);
    const { points, duration, category, places } = row ?? notListed;
    return {
      listed: row !== undefined,
      points,
      duration,
      category,
      places,
      limits: (limited.get(`${editionOn("FREQUENCIES", day)} ${code}`) ?? []).map(
        ({ limitation, quantity, period, periods }): LimitRow => ({
          limitation,
          quantity,
          period: readPeriod(period, periods),
        }),
      ),
    };
  };
}

/** The first days of the editions of a list until a day, in their order. */
async function editionsUntil({ db }: Pick<ProfileCtx, "db">, kind: CodeListKind, day: IsoDate): Promise<IsoDate[]> {
  const rows = await db
    .select({ validFrom: codeLists.validFrom })
    .from(codeLists)
    .where(and(eq(codeLists.kind, kind), lte(codeLists.validFrom, day)))
    .orderBy(asc(codeLists.validFrom));
  return rows.map(({ validFrom }) => validFrom);
}
