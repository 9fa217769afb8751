import { redirect } from "@remix-run/node";
import type { PageName, QueryOf } from "#app/paths.ts";
import { queries } from "#app/queries.ts";
import { readQuery, type QueryShape } from "#rules/query.ts";
import { ownAddress } from "./own-address.ts";

/** The query of a page, typed; values that do not fit leave the address by a redirect. */
export function queryOf<N extends PageName>({ request }: { request: Request }, name: N): QueryOf<N> {
  const url = new URL(request.url);
  const { values, dropped } = readQuery((queries as { [N in PageName]?: QueryShape })[name] ?? {}, url.searchParams);
  if (dropped.length === 0) return values as QueryOf<N>;
  for (const parameter of [...dropped, "_routes"]) url.searchParams.delete(parameter);
  throw redirect(ownAddress(url));
}
