import { and, eq, sql } from "drizzle-orm";
import { text } from "#rules/query.ts";
import { fold } from "#rules/text/fold.ts";
import { localDate } from "#rules/time/time.ts";
import { frequenciesOf } from "../../code-lists/frequencies.ts";
import { editionOn, operationsOn } from "../../code-lists/on-day.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { listedOperations as listed } from "../../core/db/tables/listed-operations.ts";
import { medicalOperations as operations } from "../../core/db/tables/medical-operations.ts";
import { defineGrid } from "../grid.ts";

const filters = { expertise: text, q: text };

/** Letters with diacritics, and the same without: of capitals too, which a database without a language leaves as they are. */
const LETTERS = "áčďéěëíĺľňóôöŕřšťúůüýž";
const PLAIN = "acdeeeillnooorrstuuuyz";

/** The operations of today's list, by code and by words of their names. */
export const medicalOperationGrid = defineGrid<"medicalOperations", typeof filters>({
  name: "medicalOperations",
  permission: "insurer:read",
  listed: null,
  filters,
  table: operations,
  order: [operations.code, operations.expertise],
  sorts: { code: [sql`${operations.code}`], expertise: [sql`${operations.expertise}`] },
  where({ expertise, q = "" }, ctx) {
    const words = fold(q.slice(0, 100)).split(" ").filter(Boolean);
    const name = sql`translate(lower(${listed.name}), ${LETTERS + LETTERS.toUpperCase()}, ${PLAIN + PLAIN})`;
    const found = words.map((word) => sql`(${operations.code} like ${`${word}%`} or ${name} like ${`%${word}%`})`);
    const today = localDate(ctx.now());
    return [
      expertise === undefined ? undefined : eq(operations.expertise, expertise.slice(0, 3).toUpperCase()),
      sql`exists (select from ${listed} where ${and(
        eq(listed.validFrom, editionOn(ctx, "OPERATIONS", today)),
        eq(listed.code, operations.code),
        eq(listed.expertise, operations.expertise),
        ...found,
      )})`,
    ];
  },
  async read(ctx, ids) {
    const today = localDate(ctx.now());
    const rows = await operationsOn(ctx, today, anyOf(operations.id, ids), ids.length);
    const limits = await frequenciesOf(
      ctx,
      rows.map(({ code }) => code),
      today,
    );
    return rows.map(({ id, code, expertise, name, duration, points }) => {
      const own = limits.filter((limit) => limit.code === code);
      return {
        id,
        code,
        name,
        expertise,
        duration,
        points,
        frequency: [...new Set(own.map(({ limitation }) => limitation))].map((limitation) =>
          own.filter((limit) => limit.limitation === limitation).map(({ raw }) => raw),
        ),
      };
    });
  },
});
