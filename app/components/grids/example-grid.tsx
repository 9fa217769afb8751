import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import type { GridName, GridRow } from "#rules/grids/columns.ts";
import { headOf } from "#rules/grids/head.ts";
import type { AllCells } from "./cells/cell.ts";
import { auditCells } from "./cells/audit-cells.tsx";
import { careCells } from "./cells/care-cells.tsx";
import { erasureCells } from "./cells/erasure-cells.tsx";
import { insurerCells } from "./cells/insurer-cells.tsx";
import { mailCells } from "./cells/mail-cells.tsx";
import { moneyCells } from "./cells/money-cells.tsx";
import { noticeCells } from "./cells/notice-cells.tsx";
import { plainCells } from "./cells/plain-cells.tsx";
import { practiceCells } from "./cells/practice-cells.tsx";
import { visitCells } from "./cells/visit-cells.tsx";
import { GridList } from "./grid-list.tsx";
import { GridTable, type GridTableProps } from "./grid-table.tsx";

/** Every kind of column has a cell. */
const cells: AllCells = {
  ...plainCells,
  ...moneyCells,
  ...insurerCells,
  ...practiceCells,
  ...careCells,
  ...visitCells,
  ...auditCells,
  ...mailCells,
  ...noticeCells,
  ...erasureCells,
};

/** Two views, of which the second is in use. */
const exampleViews = {
  arrangeHref: "#sloupce",
  allHref: "#vse",
  items: [
    { name: "Dlužníci", href: "#dluznici", current: false },
    { name: "Pro účetní", href: "#ucetni", current: true },
  ],
};
const common = { cells, sortHref: (sort: string, direction: string) => `#${sort}-${direction}` };

type Props<Name extends GridName> = Partial<GridTableProps<GridRow<Name>>> & { name: Name; rows: GridRow<Name>[] };

/** A list's table with its head in the language of the page. */
export function ExampleGrid<Name extends GridName>({ name, ...props }: Props<Name>) {
  return <GridTable {...common} {...props} head={useHead(name)} />;
}

/** The second of three pages of a list, with its files. */
export function ExampleList<Name extends GridName>({ name, rows, ...props }: Props<Name> & { empty?: ReactNode }) {
  return (
    <ExampleOf name={name} rows={rows}>
      {(grid) => <GridList {...grid} {...props} />}
    </ExampleOf>
  );
}

/** The same for a component that draws the list within something else; without rows its list is empty. */
export function ExampleOf<Name extends GridName>(props: {
  name: Name;
  rows: readonly GridRow<Name>[];
  children: (grid: ComponentProps<typeof GridList<GridRow<Name>>>) => ReactNode;
}) {
  const { name, rows, children } = props;
  return children({
    ...common,
    list: { head: useHead(name), items: [...rows], page: 2, pageSize: 1, total: rows.length && 3, views: exampleViews },
    pageHref: (page) => `#${page}`,
    files: ["csv", "xlsx"].map((format) => ({ format, href: `#${format}` })),
  });
}

const useHead = (name: GridName) =>
  headOf(name, useTranslation().i18n.language as Locale, { role: "ROLE_ADMIN", profession: "PHYSIOTHERAPIST" });
