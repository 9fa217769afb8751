import type { call } from "#app/graphql/client.server.ts";
import type { load } from "#app/http/request/load.server.ts";
import { GridViews } from "#app/graphql/center/grids.ts";
import { gridViewPages } from "#app/paths/center/grid-views.ts";
import { gridColumns, type GridName } from "#rules/grids/columns.ts";
import type { Args } from "../request/context.ts";
import { placeWithin } from "../request/own-address.ts";
import { queryOf } from "../request/query.ts";

/** The list and the view of a page on which a view is changed or removed; unknown ones are not found. */
export async function viewOfPage(args: Args, read: typeof load | typeof call) {
  const { list = "", view: id, back } = queryOf(args, gridViewPages.gridView);
  if (!Object.hasOwn(gridColumns, list)) throw new Response(null, { status: 404 });
  const { dataGridViews } = await read(args, GridViews, { name: list });
  const view = dataGridViews.items.find((one) => one.id === id) ?? null;
  if (id !== undefined && !view) throw new Response(null, { status: 404 });
  return { list: list as GridName, view, back: placeWithin(back, "/") };
}
