import { load } from "#app/graphql/client.server.ts";
import { DataGrid } from "#app/graphql/grids.ts";
import type { GridName, GridRow } from "#rules/grids/columns.ts";
import type { Args } from "../request/context.ts";

/** A page of a list with its typed rows; parameters without a value are left out. */
export async function loadGrid<Name extends GridName>(
  args: Args,
  name: Name,
  parameters: Record<string, string | number | null | undefined>,
) {
  const given = Object.entries(parameters).filter(([, value]) => value != null);
  const { dataGrid } = await load(args, DataGrid, {
    name,
    parameters: given.map(([name, value]) => ({ name, value: String(value) })),
  });
  return { ...dataGrid, items: dataGrid.items as GridRow<Name>[] };
}
