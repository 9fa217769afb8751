import { load } from "#app/http/request/load.server.ts";
import { UseGridView, type DataGrid } from "#app/graphql/center/grids.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";
import { gridViewPages } from "#app/paths/center/grid-views.ts";
import type { GridName } from "#rules/grids/columns.ts";
import type { Args } from "../request/context.ts";
import { hrefHere } from "../request/href-here.ts";
import { ownAddress } from "../request/own-address.ts";

type Views = ResultOf<typeof DataGrid>["dataGrid"]["views"];
type View = Views["items"][number];

/** Parameters that say whose list it is: no view changes them. */
const owners = ["card", "month", "batch", "id", "uuid"];
/** Parameters that lead through a list, or are read once. */
const passing = ["page", "view", "kept", "_routes"];

/**
 * The view by which a list is drawn: that which the address asks for (`view=payments-3`, `payments-0` for all columns),
 * which is kept for the next time, else the one in use.
 */
export async function chosenView(args: Args, name: GridName, { items, used }: Views): Promise<View | null> {
  const [list, id] = new URL(args.request.url).searchParams.get("view")?.split("-") ?? [];
  const inUse = items.find((view) => view.id === used) ?? null;
  if (list !== name) return inUse;
  const asked = items.find((view) => String(view.id) === id) ?? null;
  if (asked !== inUse && (asked || id === "0")) await load(args, UseGridView, { name, view: asked?.id ?? null });
  return asked;
}

/** The ways to the views of a list, to all its columns, and to the page on which a view is made or changed. */
export function viewLinks(args: Args, name: GridName, views: View[], chosen: View | null) {
  const here = new URL(args.request.url);
  for (const parameter of passing) here.searchParams.delete(parameter);
  return {
    arrangeHref: hrefHere(args, gridViewPages.gridView, { list: name, view: chosen?.id, back: ownAddress(here) }),
    allHref: viewHref(here, name, null),
    items: views.map((view) => ({ name: view.name, href: viewHref(here, name, view), current: view === chosen })),
  };
}

/** The address of a list's page by a view, whose filters and sort take the place of those of the address. */
export function viewHref(list: URL, name: GridName, view: Pick<View, "id" | "query"> | null): string {
  const at = new URL(list);
  if (view && view.query !== null) {
    const kept = [...list.searchParams].filter(([parameter]) => owners.includes(parameter));
    at.search = new URLSearchParams([...new URLSearchParams(view.query), ...kept]).toString();
  }
  at.searchParams.set("view", `${name}-${view?.id ?? 0}`);
  return ownAddress(at);
}

/** The filters and the sort of a list's page, for a view; `?` for none. */
export function queryToKeep(list: URL): string {
  const query = new URLSearchParams(list.search);
  for (const parameter of [...owners, ...passing]) query.delete(parameter);
  return `?${query}`;
}
