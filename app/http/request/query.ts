import { redirect } from "@remix-run/node";
import { readQuery } from "#rules/query.ts";
import type { Page, QueryOf } from "#app/paths/page.ts";
import { ownAddress } from "./own-address.ts";

/** The query that a page takes, typed; values that do not fit leave the address by a redirect. */
export function queryOf<P extends Page>({ request }: { request: Request }, page: P): QueryOf<P> {
  const url = new URL(request.url);
  const { values, dropped } = readQuery(page.query as P["query"], url.searchParams);
  if (dropped.length === 0) return values;
  for (const parameter of [...dropped, "_routes"]) url.searchParams.delete(parameter);
  throw redirect(ownAddress(url));
}
