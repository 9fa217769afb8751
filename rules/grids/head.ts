import type { Locale } from "../codes.ts";
import type { GridKind } from "./column.ts";
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

export function headOf(name: GridName, locale: Locale): GridHead {
  const { names, columns } = headWords[locale];
  const labels: Record<string, string> = columns[name];
  return {
    caption: names[name],
    columns: gridColumns[name]
      .filter(({ meta }) => !meta.inFilesOnly)
      .map(({ accessorKey: key, meta: { kind }, enableSorting: sorted }) => ({
        key,
        kind,
        label: labels[key]!,
        sorted,
      })),
    first: firstSort[name],
  };
}
