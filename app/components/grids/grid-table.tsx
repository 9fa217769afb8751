import type { ReactNode } from "react";
import type { GridKind, GridValues, RowId } from "#rules/grids/column.ts";
import type { Direction } from "#rules/grids/columns.ts";
import type { GridHead } from "#rules/grids/head.ts";
import { Table } from "../base/table.tsx";
import type { AllCells, Cells } from "./cells/cell.ts";
import { plainCells } from "./cells/plain-cells.tsx";

export type GridTableProps<Row extends { id: RowId }> = {
  /** As the address names it. */
  sort?: string;
  direction?: Direction;
  sortHref: (sort: string, direction: Direction) => string;
  /** The cells of kinds of its area: a list brings no others into the browser. */
  cells?: Cells;
  /** A box in the first cell, by which a form chooses the row. */
  choose?: {
    name: string;
    valueOf: (row: Row) => string | number;
    label: (row: Row) => string;
    /** Ticked when the page opens. */
    ticked?: (row: Row) => boolean;
  };
  /** A last cell with what can be done with the row. */
  action?: { label: string; cell: (row: Row) => ReactNode };
  /** The arrows walk through the rows, and keys act on the one with the focus (app/enhance). */
  keys?: boolean;
  /** The row that the address names. */
  marked?: number;
  /** Rows of sums. */
  foot?: ReactNode;
};

type Props<Row extends { id: RowId }> = GridTableProps<Row> & { head: GridHead; rows: Row[] };

/** The table of a list by its columns. The first cell names the row; amounts are aligned right. */
export function GridTable<Row extends { id: RowId }>({
  head: { caption, columns, first },
  rows,
  sortHref,
  cells,
  choose,
  action,
  keys,
  marked,
  foot,
  ...query
}: Props<Row>) {
  const allCells: Cells = { ...plainCells, ...cells };
  const heads = columns.map(({ key, kind, label, sorted }) => {
    const isSorted = (query.sort ?? first.sort) === key;
    const direction = isSorted ? (query.direction ?? first.direction) : undefined;
    return {
      label,
      right: classes[kind]?.startsWith("r"),
      sort: sorted ? { href: sortHref(key, direction === "asc" ? "desc" : "asc"), direction } : undefined,
    };
  });
  const actionHead = action && { label: <span className="vh">{action.label}</span> };
  return (
    <Table caption={caption} columns={actionHead ? [...heads, actionHead] : heads} foot={foot}>
      {rows.map((row) => (
        <tr key={row.id} data-keys={keys ? "" : undefined} aria-current={row.id === marked || undefined}>
          {columns.map(({ key, kind, label }, at) => {
            const value = row[key as keyof Row] as GridValues[GridKind] | null;
            const Drawn = allCells[kind] as AllCells["text"];
            const cell = value !== null && <Drawn value={value as string} />;
            if (at === 0)
              return (
                <th key={key} scope="row">
                  {choose ? (
                    <span className="choose">
                      <input
                        type="checkbox"
                        name={choose.name}
                        value={choose.valueOf(row)}
                        defaultChecked={choose.ticked?.(row)}
                        aria-label={choose.label(row)}
                      />
                      {cell}
                    </span>
                  ) : (
                    cell
                  )}
                </th>
              );
            return (
              <td key={key} data-l={label} className={classes[kind]}>
                {cell}
              </td>
            );
          })}
          {action && <td className="r">{action.cell(row)}</td>}
        </tr>
      ))}
    </Table>
  );
}

const classes: { [Kind in GridKind]?: string } = {
  money: "r",
  "coming-price": "r num",
  integer: "r num",
  "file-size": "r",
  date: "num",
};
