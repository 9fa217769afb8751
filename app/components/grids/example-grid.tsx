import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import type { GridName, GridRow } from "#rules/grids/columns.ts";
import { headOf } from "#rules/grids/head.ts";
import type { AllCells } from "./cells/cell.ts";
import { insurerCells } from "./cells/insurer-cells.tsx";
import { moneyCells } from "./cells/money-cells.tsx";
import { plainCells } from "./cells/plain-cells.tsx";
import { practiceCells } from "./cells/practice-cells.tsx";
import { GridList } from "./grid-list.tsx";
import { GridTable, type GridTableProps } from "./grid-table.tsx";

/** Every kind of column has a cell. */
const cells: AllCells = { ...plainCells, ...moneyCells, ...insurerCells, ...practiceCells };

/** The addresses of examples of lists. */
const hrefs = {
  patientCard: (uuid: string) => `#${uuid}`,
  payment: (id: number) => `#platba-${id}`,
  invoice: (uuid: string) => `#faktura-${uuid}`,
  bankStatement: (id: number) => `#vypis-${id}`,
  bankMovement: (id: number) => `#pohyb-${id}`,
  receipt: (id: number) => `#doklad-${id}`,
  voucher: (id: number) => `#permanentka-${id}`,
  voucherPreset: (id: number) => `#sablona-${id}`,
  contract: (id: number) => `#smlouva-${id}`,
  ftVoucherApplicant: (id: number) => `#zadatel-${id}`,
  ftVoucher: (id: number) => `#poukaz-${id}`,
  returnedDocument: (id: number) => `#vraceny-doklad-${id}`,
  batch: (id: number) => `#davka-${id}`,
  additionalProcedure: (id: number) => `#produkt-${id}`,
  facility: (id: number) => `#mistnost-${id}`,
  profile: (profile: number) => `#zamestnanec-${profile}`,
  reportTemplate: (id: number) => `#text-${id}`,
  procedure: (id: number) => `#sluzba-${id}`,
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
const common = { cells, sortHref: (sort: string, direction: string) => `#${sort}-${direction}`, hrefs };

type Props<Name extends GridName> = Partial<GridTableProps<GridRow<Name>>> & { name: Name; rows: GridRow<Name>[] };

/** A list's table with its head in the language of the page. */
export function ExampleGrid<Name extends GridName>({ name, ...props }: Props<Name>) {
  return <GridTable {...common} {...props} head={useHead(name)} />;
}

/** The second of three pages of a list, with its files. */
export function ExampleList<Name extends GridName>({ name, rows, ...props }: Props<Name>) {
  return (
    <GridList
      {...common}
      {...props}
      list={{ head: useHead(name), items: rows, page: 2, pageSize: 1, total: 3, views: exampleViews }}
      pageHref={(page) => `#${page}`}
      files={["csv", "xlsx"].map((format) => ({ format, href: `#${format}` }))}
    />
  );
}

const useHead = (name: GridName) =>
  headOf(name, useTranslation().i18n.language as Locale, { role: "ROLE_ADMIN", profession: "PHYSIOTHERAPIST" });
