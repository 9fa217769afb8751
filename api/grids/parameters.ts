import { locales } from "#rules/codes.ts";
import { columnsFor } from "#rules/grids/columns.ts";
import type { Actor } from "#rules/permissions.ts";
import { integer, oneOf, readQuery } from "#rules/query.ts";
import { Fault } from "../core/fault.ts";
import { tableFormats } from "./files/write-file.ts";
import type { Grid } from "./grid.ts";

/** The parameters of a file: of a list's page as well, where they ask for nothing. */
export const fileParameters = { format: oneOf(...tableFormats), language: oneOf(...locales) };

/**
 * The typed parameters of a list; empty ones and `null` are skipped. Refuses unknown ones and values that do not fit
 * (E004): without them a list has other rows than were asked for. A sort by a column that the person may not see is
 * unknown.
 */
export function readParameters(grid: Grid, actor: Actor, parameters: URLSearchParams) {
  const given = new URLSearchParams([...parameters].filter(([, value]) => value !== "" && value !== "null"));
  const sorts = sortsOf(grid, actor);
  const order = { sort: oneOf(...sorts.keys()), direction: oneOf("asc", "desc"), page: integer, row: integer };
  const known = { ...grid.filters, ...order, ...fileParameters };
  const unknown = [...given.keys()].filter(
    (name) => !Object.hasOwn(known, name) || (name === "row" && !("sorts" in grid)),
  );
  const { values, dropped } = readQuery(order, given);
  const filters = readQuery(grid.filters, given);
  const files = readQuery(fileParameters, given);
  const wrong = [...unknown, ...dropped, ...filters.dropped, ...files.dropped];
  if (wrong.length > 0) throw new Fault("invalidInput", { reason: `Parameters that do not fit: ${wrong.join()}` });
  return { ...values, sort: values.sort && sorts.get(values.sort), filters: filters.values };
}

/** The sorts that a list may be asked for, by its columns and by the fields that every list has, each with its column. */
function sortsOf({ name }: Grid, actor: Actor) {
  const sorted = columnsFor(name, actor).filter(({ enableSorting }) => enableSorting);
  return new Map<string, string>(
    sorted.flatMap(({ accessorKey, meta: { sortField } }) => [
      [accessorKey, accessorKey],
      ...(sortField ? [[sortField, accessorKey] as const] : []),
    ]),
  );
}
