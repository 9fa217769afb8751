import type { ComponentProps, ReactElement, ReactNode } from "react";
import type { RowId } from "#rules/grids/column.ts";
import type { GridHead } from "#rules/grids/head.ts";
import { Pagination } from "../base/pagination.tsx";
import { GridTable, type GridTableProps } from "./grid-table.tsx";
import { GridViews, type ViewLinks } from "./grid-views.tsx";
import { ListTools } from "./list-tools.tsx";

type Props<Row extends { id: RowId }> = GridTableProps<Row> & {
  list: Omit<ComponentProps<typeof Pagination>["list"], "items"> & {
    head: GridHead;
    items: Row[];
    views: ViewLinks;
  };
  pageHref: (page: number) => string;
  files?: ComponentProps<typeof ListTools>["files"];
  /** A form around the table, which does something with chosen rows. */
  around?: (table: ReactElement) => ReactElement;
  /** Words in the place of a table without rows. */
  empty?: ReactNode;
};

/** A page of a list: its views, its table, the ways to its other pages, and its files. */
export function GridList<Row extends { id: RowId }>({ list, pageHref, files, around, empty, ...table }: Props<Row>) {
  const views = <GridViews views={list.views} />;
  if (list.items.length === 0 && empty)
    return (
      <>
        {views}
        {empty}
      </>
    );
  const drawn = <GridTable {...table} head={list.head} rows={list.items} />;
  return (
    <>
      {views}
      {around ? around(drawn) : drawn}
      <Pagination list={list} hrefOf={pageHref} />
      <ListTools files={files} arrangeHref={list.views.arrangeHref} />
    </>
  );
}
