import type { Locale } from "../codes.ts";
import type { GridColumn, GridKind } from "./column.ts";
import { firstSort, gridColumns, type Direction, type GridName } from "./columns.ts";
import { headWords } from "./words/all.ts";

/** A list's table without its rows, in a language: what a page draws of it. */
export type GridHead = {
  caption: string;
  /** The first column names the row. */
  columns: { key: string; kind: GridKind; label: string; sorted: boolean }[];
  /** The sort of a page whose address names none. */
  first: { sort: string; direction: Direction };
};

/** The head of a list's table: with all its columns, or with the first one and those of a view in their order. */
export function headOf(name: GridName, locale: Locale, view?: string[]): GridHead {
  const { names, columns } = headWords[locale];
  const labels: Record<string, string> = columns[name];
  return {
    caption: names[name],
    columns: shownColumns(name, view).map(({ accessorKey: key, meta: { kind }, enableSorting: sorted }) => ({
      key,
      kind,
      label: labels[key]!,
      sorted,
    })),
    first: firstSort[name],
  };
}

/** The columns that a view may have, also those that a page without a view leaves to files. */
export const allColumns = (name: GridName): string[] =>
  gridColumns[name].slice(1).map(({ accessorKey }) => accessorKey);

function shownColumns(name: GridName, view?: string[]): GridColumn[] {
  const [first, ...others]: readonly GridColumn[] = gridColumns[name];
  const shown = view
    ? view.flatMap((key) => others.find(({ accessorKey }) => accessorKey === key) ?? [])
    : others.filter(({ meta }) => !meta.inFilesOnly);
  return [first!, ...shown];
}
