import { columnsFor, gridColumns, type GridName, type GridRow } from "#rules/grids/columns.ts";
import type { GridWords } from "#rules/grids/words/grid-words.ts";
import type { Actor } from "#rules/permissions.ts";
import { careParts } from "./parts/care-parts.ts";
import { insurerParts } from "./parts/insurer-parts.ts";
import { moneyParts } from "./parts/money-parts.ts";
import { oversightParts } from "./parts/oversight-parts.ts";
import { plainParts } from "./parts/plain-parts.ts";
import { practiceParts } from "./parts/practice-parts.ts";
import type { FileValue, Part, Parts } from "./parts/part.ts";

export type FileColumn<Row> = {
  header: string;
  type: Part<unknown>["type"];
  valueOf: (row: Row) => FileValue;
};
type GridColumn = FileColumn<GridRow<GridName>>;

/** The columns of a file that a column of each kind gives. */
const parts: Parts = {
  ...plainParts,
  ...moneyParts,
  ...insurerParts,
  ...practiceParts,
  ...careParts,
  ...oversightParts,
};

/** The columns of a list's files, or those that a person may see, with their words in a language. */
export function fileColumns(list: GridName, words: GridWords, actor?: Actor): GridColumn[] {
  const labels: Record<string, string> = words.columns[list];
  return (actor ? columnsFor(list, actor) : gridColumns[list]).flatMap(({ accessorKey, meta }) =>
    (parts[meta.kind] as Part<unknown>[]).map(({ type, of, suffix }) => ({
      header: suffix ? `${labels[accessorKey]}: ${words[suffix]}` : labels[accessorKey]!,
      type,
      valueOf(row) {
        const value: unknown = row[accessorKey as keyof typeof row];
        return value === null ? null : of(value, words);
      },
    })),
  );
}
