import { eq, sql } from "drizzle-orm";
import { countMovements } from "../../bank-statements/read.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { bankStatements } from "../../core/db/tables/bank-statements.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { defineGrid } from "../grid.ts";
import { nameOf, nameParts } from "../names.ts";

/** The imported statements of the centre's account. */
export const bankStatementGrid = defineGrid<"bankStatements", Record<never, never>>({
  name: "bankStatements",
  permission: "bankStatement:book",
  listed: "bankStatement.listed",
  filters: {},
  table: bankStatements,
  order: [bankStatements.id],
  sorts: { statement: [sql`${bankStatements.fromDate}`], imported: [sql`${bankStatements.id}`] },
  where: () => [],
  async read(ctx, ids) {
    const rows = await ctx.db
      .select({ statement: bankStatements, by: nameParts(profiles) })
      .from(bankStatements)
      .innerJoin(profiles, eq(profiles.id, bankStatements.createdBy))
      .where(anyOf(bankStatements.id, ids));
    const counts = await countMovements(ctx, ids);
    return rows.map(({ statement: { id, fromDate, toDate, number, account, createdAt }, by }) => ({
      id,
      statement: { id, from: fromDate, to: toDate },
      number,
      account,
      imported: { at: createdAt.toISOString(), by: nameOf(by) },
      movements: counts.get(id)?.total ?? 0,
      waiting: counts.get(id)?.waiting ?? 0,
    }));
  },
});
