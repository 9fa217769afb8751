import { and, eq, sql, type SQL } from "drizzle-orm";
import type { GridColumn, RowId } from "#rules/grids/column.ts";
import { columnsFor, gridColumns, type GridName, type GridRow } from "#rules/grids/columns.ts";
import type { Actor } from "#rules/permissions.ts";
import type { Query, QueryShape } from "#rules/query.ts";
import type { InCenter, ProfileCtx } from "../core/context.ts";
import type { TableGrid } from "./grid.ts";

/** As many rows of a file are read at once: its memory is that of these. */
const AT_ONCE = 500;

/** The condition of a centre's rows that match the filters. */
export function whichInCenter(ctx: InCenter, grid: TableGrid, filters: Query<QueryShape>): SQL {
  const { medicalCenterId } = grid.table;
  return and(medicalCenterId && eq(medicalCenterId, ctx.profile.medicalCenterId), ...grid.where(filters, ctx))!;
}

/** Those of them that the caller sees. */
export const whichOfCaller = async (ctx: ProfileCtx, grid: TableGrid, filters: Query<QueryShape>): Promise<SQL> =>
  and(await grid.reach?.(ctx, filters), whichInCenter(ctx, grid, filters))!;

/** The rows of these ids in their order. */
export async function readRows(
  ctx: InCenter,
  grid: TableGrid,
  ids: RowId[],
  filters: Query<QueryShape>,
): Promise<GridRow<GridName>[]> {
  if (ids.length === 0) return [];
  const rows = new Map<RowId, GridRow<GridName>>((await grid.read(ctx, ids, filters)).map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id)!);
}

/** The place of a row in the order of files, as the database writes it: a Date would lose microseconds. */
export type Place = string[];

export type RowsAfter = { rows: GridRow<GridName>[]; last: Place | null };

/** The rows after a place, the first ones after null, and the place of the last; null when there are no more. */
export async function readRowsAfter(
  ctx: InCenter,
  grid: TableGrid,
  { which, filters, after }: { which: SQL; filters: Query<QueryShape>; after: Place | null },
): Promise<RowsAfter> {
  const { order, table } = grid;
  const values = (after ?? []).map((value, at) => sql`${value}::${sql.raw(order[at]!.getSQLType())}`);
  const beyond = after && sql`(${sql.join(order, sql`, `)}) > (${sql.join(values, sql`, `)})`;
  const found = await ctx.db
    .select({
      id: sql<RowId>`${table.id}`,
      place: sql<Place>`array[${sql.join(
        order.map((column) => sql`${column}::text`),
        sql`, `,
      )}]`,
    })
    .from(table)
    .where(and(which, beyond ?? undefined))
    .orderBy(...order)
    .limit(AT_ONCE);
  const rows = await readRows(
    ctx,
    grid,
    found.map(({ id }) => id),
    filters,
  );
  return { rows, last: found.length < AT_ONCE ? null : found.at(-1)!.place };
}

/** The rows without the values of columns that this person may not see. */
export function visibleTo(actor: Actor, name: GridName, rows: GridRow<GridName>[]): GridRow<GridName>[] {
  const visible: GridColumn[] = columnsFor(name, actor);
  const hidden = gridColumns[name].filter((column) => !visible.includes(column)).map(({ accessorKey }) => accessorKey);
  if (hidden.length === 0) return rows;
  return rows.map((row) => ({ ...row, ...Object.fromEntries(hidden.map((key) => [key, undefined])) }));
}
