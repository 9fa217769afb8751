import { and, asc, inArray, lte } from "drizzle-orm";
import { readPeriod } from "#rules/insurance/frequency.ts";
import type { OperationFacts } from "#rules/insurance/coding-faults.ts";
import type { LimitRow } from "#rules/insurance/operation-limit.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../core/context.ts";
import { codeLists } from "../core/db/tables/code-lists.ts";
import { listedOperations } from "../core/db/tables/listed-operations.ts";
import { operationFrequencies } from "../core/db/tables/operation-frequencies.ts";
import { groupBy } from "../core/group-by.ts";

const lists = ["OPERATIONS", "FREQUENCIES"] as const;
type List = (typeof lists)[number];
type Named = { code: string; expertise: string; day: IsoDate };
type Listed = Omit<OperationFacts, "code" | "contracted">;

const notListed: Listed = { listed: false, points: null, duration: null, category: null, places: null, limits: [] };

/** The lists of operations and limits by the day, for some operations and days: three queries, however many there are. */
export async function operationFacts(
  ctx: Pick<ProfileCtx, "db">,
  operations: readonly Named[],
): Promise<(operation: Named) => Listed> {
  if (operations.length === 0) return () => notListed;
  const codes = [...new Set(operations.map(({ code }) => code))];
  const last = operations.reduce((latest, { day }) => (day > latest ? day : latest), "");
  const editions = await editionsUntil(ctx, last);
  const editionOn = (kind: List, day: IsoDate) =>
    editions.findLast((edition) => edition.kind === kind && edition.validFrom <= day)?.validFrom;
  const needed = (kind: List) => [...new Set(operations.flatMap(({ day }) => editionOn(kind, day) ?? []))];
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

/** The editions of both lists until a day, by their first days. */
const editionsUntil = ({ db }: Pick<ProfileCtx, "db">, day: IsoDate) =>
  db
    .select({ kind: codeLists.kind, validFrom: codeLists.validFrom })
    .from(codeLists)
    .where(and(inArray(codeLists.kind, [...lists]), lte(codeLists.validFrom, day)))
    .orderBy(asc(codeLists.validFrom));
