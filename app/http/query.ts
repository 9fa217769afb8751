import { redirect } from "@remix-run/node";
import { pages, type PageName, type QueryOf } from "#app/paths.ts";
import { readQuery } from "#rules/query.ts";

/** The query of a page, typed; values that do not fit leave the address by a redirect. */
export function queryOf<N extends PageName>({ request }: { request: Request }, name: N): QueryOf<N> {
  const url = new URL(request.url);
  const { values, dropped } = readQuery(pages[name].query, url.searchParams);
  if (dropped.length === 0) return values as QueryOf<N>;
  for (const parameter of [...dropped, "_routes"]) url.searchParams.delete(parameter);
  throw redirect(url.pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/") + url.search);
}
