import { load } from "#app/graphql/client.server.ts";
import { DataGrid } from "#app/graphql/grids.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";
import type { GridName, GridRow } from "#rules/grids/columns.ts";
import type { Args } from "../request/context.ts";

type Parameters = Record<string, string | number | null | undefined>;

/** A page of a list with its typed rows. */
export async function loadGrid<Name extends GridName>(args: Args, name: Name, parameters: Parameters) {
  const { dataGrid } = await load(args, DataGrid, { name, parameters: gridParameters(parameters) });
  return pageOf(name, dataGrid);
}

/** Parameters as the API takes them; those without a value are left out. */
export const gridParameters = (parameters: Parameters) =>
  Object.entries(parameters)
    .filter(([, value]) => value != null)
    .map(([name, value]) => ({ name, value: String(value) }));

type Page = ResultOf<typeof DataGrid>["dataGrid"];

/** The page of a list with the rows of its name. */
export const pageOf = <Name extends GridName>(_name: Name, page: Page) => ({
  ...page,
  items: page.items as GridRow<Name>[],
});
