import type { ComponentProps } from "react";
import type { GridHead } from "#rules/grids/head.ts";
import { Pagination } from "../base/pagination.tsx";
import { GridTable, type GridTableProps } from "./grid-table.tsx";
import { GridViews, type ViewLinks } from "./grid-views.tsx";
import { ListTools } from "./list-tools.tsx";

type Props<Row extends { id: number }> = GridTableProps<Row> & {
  list: Omit<ComponentProps<typeof Pagination>["list"], "items"> & {
    head: GridHead;
    items: Row[];
    views: ViewLinks;
  };
  pageHref: (page: number) => string;
  files?: ComponentProps<typeof ListTools>["files"];
};

/** A page of a list: its views, its table, the ways to its other pages, and its files. */
export function GridList<Row extends { id: number }>(props: Props<Row>) {
  const { list, pageHref, files } = props;
  return (
    <>
      <GridViews views={list.views} />
      <GridTable {...props} head={list.head} rows={list.items} />
      <Pagination list={list} hrefOf={pageHref} />
      <ListTools files={files} arrangeHref={list.views.arrangeHref} />
    </>
  );
}
