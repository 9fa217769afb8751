import type { Locale } from "#rules/codes.ts";
import type { Direction, GridName } from "#rules/grids/columns.ts";
import { hrefOf } from "../href.ts";

export const tableFormats = ["csv", "xlsx"] as const;

/** The addresses of a list as a file, with all rows that match the parameters. */
export const gridFiles = (locale: Locale, name: GridName, parameters: Record<string, unknown> = {}) =>
  tableFormats.map((format) => ({
    format,
    href: hrefOf("cs", `/api/cms/datagrid/${name}`, { ...parameters, format, language: locale }),
  }));

/** A list in the order that its address names, with the addresses of its other orders and pages. */
export const listProps = <List, Query extends { sort?: string; direction?: Direction }>(
  list: List,
  query: Query,
  at: (change: Partial<Query> & { page?: number }) => string,
) => ({
  list,
  sort: query.sort,
  direction: query.direction,
  sortHref: (sort: string, direction: Direction) => at({ sort, direction } as Partial<Query>),
  pageHref: (page: number) => at({ page } as Partial<Query> & { page: number }),
});
