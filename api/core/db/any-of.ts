import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** A number column is one of these: one parameter, however many there are, where `inArray` writes one for each. */
export const anyOf = (column: PgColumn, numbers: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...numbers])}::integer[])`;
