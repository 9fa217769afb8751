import { desc, sql, type SQL } from "drizzle-orm";
import { firstSort, type Direction } from "#rules/grids/columns.ts";
import { integer, oneOf, readQuery } from "#rules/query.ts";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { Fault } from "../fault.ts";
import { pageWithin } from "../page-within.ts";
import { track } from "../track.ts";
import { gridNamed } from "./all.ts";
import type { Grid } from "./grid.ts";
import { readRows, whichOfCaller } from "./rows.ts";

const PAGE_SIZE = 50;

/**
 * A page of a list: the rows in the caller's reach that match the parameters, which are the list's filters, `sort` with a
 * `direction`, and `page`. A page past the last answers the last.
 */
export async function readGridPage(ctx: Ctx, name: string, parameters: URLSearchParams) {
  const grid = gridNamed(name);
  allow(ctx, grid.permission);
  const { sort, direction, page: wanted, ...filters } = readParameters(grid, parameters);
  const first = firstSort[grid.name];
  const which = await whichOfCaller(ctx, grid, filters);
  const total = await ctx.db.$count(grid.table, which);
  const page = pageWithin(wanted, total, PAGE_SIZE);
  const ids = await ctx.db
    .select({ id: sql<number>`${grid.table.id}` })
    .from(grid.table)
    .where(which)
    .orderBy(...orderOf(grid, sort ?? first.sort, direction ?? first.direction))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  if (grid.listed) await track(ctx, grid.listed, { patientCardId: (filters as { patientCard?: number }).patientCard });
  return {
    items: await readRows(
      ctx,
      grid,
      ids.map(({ id }) => id),
      filters,
    ),
    total,
    page,
    pageSize: PAGE_SIZE,
  };
}
export type GridPage = Awaited<ReturnType<typeof readGridPage>>;

/** The typed parameters of a list; empty ones and `null` are skipped, and what does not fit is refused. */
export function readParameters(grid: Grid, parameters: URLSearchParams) {
  const given = new URLSearchParams([...parameters].filter(([, value]) => value !== "" && value !== "null"));
  const shape = {
    ...grid.filters,
    sort: oneOf(...Object.keys(grid.sorts)),
    direction: oneOf("asc", "desc"),
    page: integer,
  };
  const { values, dropped } = readQuery(shape, given);
  if (dropped.length > 0) throw new Fault("invalidInput", { reason: `Parameters that do not fit: ${dropped.join()}` });
  return values;
}

/** Rows with the same value are in the order of their ids, so that pages part them. */
const orderOf = ({ sorts, table }: Grid, sort: string, direction: Direction): SQL[] =>
  [...sorts[sort]!, sql`${table.id}`].map((value) => (direction === "desc" ? desc(value) : value));
