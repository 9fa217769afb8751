import type { Locale } from "../codes.ts";
import type { GridColumn, GridKind } from "./column.ts";
import type { Actor } from "../permissions.ts";
import { columnsFor, firstSort, type Direction, type GridName } from "./columns.ts";
import { headWords } from "./words/all.ts";

/** A list's table without its rows, in a language: what a page draws of it. */
export type GridHead = {
  caption: string;
  /** The first column names the row. */
  columns: { key: string; kind: GridKind; label: string; sorted: boolean }[];
  /** The sort of a page whose address names none. */
  first: { sort: string; direction: Direction };
};

/** The head of a list's table for a person: all its columns, or the first one and those of a view in their order. */
export function headOf(name: GridName, locale: Locale, actor: Actor, view?: string[]): GridHead {
  const { names, columns } = headWords[locale];
  const labels: Record<string, string> = columns[name];
  return {
    caption: names[name],
    columns: shownColumns(columnsFor(name, actor), view).map(
      ({ accessorKey: key, meta: { kind }, enableSorting: sorted }) => ({
        key,
        kind,
        label: labels[key]!,
        sorted,
      }),
    ),
    first: firstSort[name],
  };
}

/** The columns that a person's view may have, also those that a page without a view leaves to files. */
export const viewColumns = (name: GridName, actor: Actor): string[] =>
  columnsFor(name, actor)
    .slice(1)
    .map(({ accessorKey }) => accessorKey);

function shownColumns([first, ...others]: GridColumn[], view?: string[]): GridColumn[] {
  const shown = view
    ? view.flatMap((key) => others.find(({ accessorKey }) => accessorKey === key) ?? [])
    : others.filter(({ meta }) => !meta.inFilesOnly);
  return [first!, ...shown];
}
