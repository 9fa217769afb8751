import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { GridValues } from "#rules/grids/column.ts";
import { procedures } from "../../core/db/tables/procedures.ts";

/** The services of joined rows with a number of visits, in the order of those rows. */
export const proceduresWithCount = (count: PgColumn, order: PgColumn): SQL<GridValues["procedures-with-count"]> =>
  sql`coalesce(json_agg(json_build_object('id', ${procedures.id}, 'name', ${procedures.name}, 'count', ${count}, 'removed', ${procedures.removedAt} is not null) order by ${order}), '[]')`;
