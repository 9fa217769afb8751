import type { ComponentProps } from "react";
import type { GridName, GridRow } from "#rules/grids/columns.ts";
import { Pagination } from "../base/pagination.tsx";
import { GridTable, type GridTableProps } from "./grid-table.tsx";
import { SaveTable } from "./save-table.tsx";

type Props<Name extends GridName> = GridTableProps<Name> & {
  list: Omit<ComponentProps<typeof Pagination>["list"], "items"> & { items: GridRow<Name>[] };
  pageHref: (page: number) => string;
  files?: ComponentProps<typeof SaveTable>["files"];
};

/** A page of a list: its table, the ways to its other pages, and its files. */
export function GridList<Name extends GridName>(props: Props<Name>) {
  const { list, pageHref, files } = props;
  return (
    <>
      <GridTable {...props} rows={list.items} />
      <Pagination list={list} hrefOf={pageHref} />
      {files && <SaveTable files={files} />}
    </>
  );
}
