import { sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { AuditAction } from "#rules/audit/audit-actions.ts";
import type { Direction, GridName, GridRow } from "#rules/grids/columns.ts";
import type { Permission } from "#rules/permissions.ts";
import type { Query, QueryShape } from "#rules/query.ts";
import type { InCenter, ProfileCtx } from "../core/context.ts";

/** A sorted column and its direction. */
export type Order = { sort: string; direction: Direction };

type AnyGrid<Name extends GridName, Filters extends QueryShape> = {
  name: Name;
  permission: Permission;
  /** The permission of its files, where they ask for more than its pages. */
  filesPermission?: Permission;
  /** The audit row of a page, where there is one. */
  listed: Extract<
    AuditAction,
    `${string}.listed` | "bankStatement.read" | "auditLog.read" | "notice.refusedListed"
  > | null;
  filters: Filters;
};

/** A list of the centre's rows for the database; its columns are in rules/grids. */
export type TableGrid<Name extends GridName = GridName, Filters extends QueryShape = QueryShape> = AnyGrid<
  Name,
  Filters
> & {
  /** Rows of all centres have no centre of their own. */
  table: PgTable & { id: PgColumn; medicalCenterId?: PgColumn };
  /** The columns that order files: no two rows have the same values in them, and none changes its own. */
  order: PgColumn[];
  /** Rows in the caller's reach; nothing where it reaches all of the centre. */
  reach?(ctx: ProfileCtx, filters: Query<Filters>): Promise<SQL | undefined>;
  /** Rows that match the filters. */
  where(filters: Query<Filters>, ctx: InCenter): (SQL | undefined)[];
  /** The rows of these ids in any order, as the filters show them. */
  read(ctx: InCenter, ids: GridRow<Name>["id"][], filters: Query<Filters>): Promise<GridRow<Name>[]>;
} & (Sorted | Searched<Name, Filters>);

type Sorts = Record<string, SQL[]>;
type Sorted = {
  /** The values that each sorted column sorts by; a function where they depend on the request's moment. */
  sorts: Sorts | ((ctx: InCenter) => Sorts);
};
type Searched<Name extends GridName, Filters extends QueryShape> = {
  /** The ids of the rows of all pages in order, at most one more than `most`: a search finds them faster than `where`. */
  search(ctx: ProfileCtx, filters: Query<Filters>, order: Order): Promise<GridRow<Name>["id"][]>;
  most: number;
};

/** A list of rows that are computed, so few that a page and a file make all of them. */
export type ComputedGrid<Name extends GridName = GridName, Filters extends QueryShape = QueryShape> = AnyGrid<
  Name,
  Filters
> & {
  /** The value that a sorted column sorts by. */
  sortValue(row: GridRow<Name>, sort: string): number;
  /** The rows that match the filters, in their own order, which those with the same value keep. */
  compute(ctx: ProfileCtx, filters: Query<Filters>): Promise<GridRow<Name>[]>;
};

export type Grid<Name extends GridName = GridName, Filters extends QueryShape = QueryShape> =
  | TableGrid<Name, Filters>
  | ComputedGrid<Name, Filters>;

/** Statements of the bank have counts of movements alone, and the record of disposal has no names. */
export const namesPatients = ({ listed }: Grid): boolean =>
  listed !== null && listed !== "bankStatement.listed" && listed !== "disposal.listed";

export const isComputed = (grid: Grid): grid is ComputedGrid => "compute" in grid;

export const defineGrid = <Name extends GridName, Filters extends QueryShape>(grid: TableGrid<Name, Filters>) => grid;
export const defineComputedGrid = <Name extends GridName, Filters extends QueryShape>(
  grid: ComputedGrid<Name, Filters>,
) => grid;

/** A name in the order of the Czech alphabet. */
export const byName = (name: PgColumn): SQL => sql`${name} collate "cs-x-icu"`;
