import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GridHrefs } from "#app/paths/grids.ts";
import type { GridKind, GridValues } from "#rules/grids/column.ts";
import { firstSort, gridColumns, type Direction, type GridName, type GridRow } from "#rules/grids/columns.ts";
import { Table } from "../base/table.tsx";
import { GridCell } from "./grid-cell.tsx";

export type GridTableProps<Name extends GridName> = {
  name: Name;
  /** As the address names it. */
  sort?: string;
  direction?: Direction;
  sortHref: (sort: string, direction: Direction) => string;
  hrefs: GridHrefs;
  /** A box in the first cell, by which a form chooses the row. */
  choose?: { name: string; valueOf: (row: GridRow<Name>) => string | number; label: (row: GridRow<Name>) => string };
  /** A last cell with what can be done with the row. */
  action?: { label: string; cell: (row: GridRow<Name>) => ReactNode };
  /** Rows of sums. */
  foot?: ReactNode;
};

type Props<Name extends GridName> = GridTableProps<Name> & { rows: GridRow<Name>[] };

/** The table of a list by its columns. The first cell names the row; amounts are aligned right. */
export function GridTable<Name extends GridName>({
  name,
  rows,
  sortHref,
  hrefs,
  choose,
  action,
  foot,
  ...query
}: Props<Name>) {
  const { t } = useTranslation("grids");
  const first = firstSort[name];
  const columns = gridColumns[name].filter(({ meta }) => !meta.inFilesOnly);
  // Every column has its word (ColumnWords).
  const labelOf = (key: string) => t(`columns.${name}.${key}` as "columns.payments.price");
  const heads = columns.map(({ accessorKey, meta, enableSorting }) => {
    const sorted = (query.sort ?? first.sort) === accessorKey;
    const direction = sorted ? (query.direction ?? first.direction) : undefined;
    return {
      label: labelOf(accessorKey),
      right: meta.kind === "money" || meta.kind === "integer",
      sort: enableSorting
        ? { href: sortHref(accessorKey, direction === "asc" ? "desc" : "asc"), direction }
        : undefined,
    };
  });
  const actionHead = action && { label: <span className="vh">{action.label}</span> };
  return (
    <Table caption={t(`names.${name}`)} columns={actionHead ? [...heads, actionHead] : heads} foot={foot}>
      {rows.map((row) => (
        <tr key={row.id}>
          {columns.map(({ accessorKey, meta: { kind } }, at) => {
            const value = row[accessorKey as keyof typeof row] as GridValues[GridKind] | null;
            const cell = <GridCell kind={kind} value={value} hrefs={hrefs} />;
            if (at === 0)
              return (
                <th key={accessorKey} scope="row">
                  {choose ? (
                    <span className="choose">
                      <input
                        type="checkbox"
                        name={choose.name}
                        value={choose.valueOf(row)}
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
              <td key={accessorKey} data-l={labelOf(accessorKey)} className={classes[kind]}>
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

const classes: { [Kind in GridKind]?: string } = { money: "r", integer: "r num", date: "num" };
