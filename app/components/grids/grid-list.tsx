import type { ComponentProps } from "react";
import type { GridHead } from "#rules/grids/head.ts";
import { Pagination } from "../base/pagination.tsx";
import { GridTable, type GridTableProps } from "./grid-table.tsx";
import { SaveTable } from "./save-table.tsx";

type Props<Row extends { id: number }> = GridTableProps<Row> & {
  list: Omit<ComponentProps<typeof Pagination>["list"], "items"> & { head: GridHead; items: Row[] };
  pageHref: (page: number) => string;
  files?: ComponentProps<typeof SaveTable>["files"];
};

/** A page of a list: its table, the ways to its other pages, and its files. */
export function GridList<Row extends { id: number }>(props: Props<Row>) {
  const { list, pageHref, files } = props;
  return (
    <>
      <GridTable {...props} head={list.head} rows={list.items} />
      <Pagination list={list} hrefOf={pageHref} />
      {files && <SaveTable files={files} />}
    </>
  );
}
