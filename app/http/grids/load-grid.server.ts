import { load } from "#app/http/request/load.server.ts";
import { DataGrid } from "#app/graphql/center/grids.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";
import type { GridName, GridRow } from "#rules/grids/columns.ts";
import { headOf } from "#rules/grids/head.ts";
import type { Args } from "../request/context.ts";
import { myActor } from "../session/my-actor.server.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { chosenView, viewLinks } from "./views.server.ts";

type Parameters = Record<string, string | number | null | undefined>;

/** A page of a list with its typed rows, the head of its table, and the ways to the user's views of it. */
export async function loadGrid<Name extends GridName>(args: Args, name: Name, parameters: Parameters) {
  const { dataGrid } = await load(args, DataGrid, { name, parameters: gridParameters(parameters) });
  return pageOf(args, name, dataGrid);
}

/** Parameters as the API takes them; those without a value are left out. */
export const gridParameters = (parameters: Parameters) =>
  Object.entries(parameters)
    .filter(([, value]) => value != null)
    .map(([name, value]) => ({ name, value: String(value) }));

/** The same of a page that was loaded together with other things. */
export async function pageOf<Name extends GridName>(
  args: Args,
  name: Name,
  { views, ...page }: ResultOf<typeof DataGrid>["dataGrid"],
) {
  const view = await chosenView(args, name, views);
  return {
    ...page,
    items: page.items as GridRow<Name>[],
    head: headOf(name, await myLocale(args), await myActor(args), view?.columns),
    views: viewLinks(args, name, views.items, view),
  };
}
