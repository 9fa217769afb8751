import { redirect } from "@remix-run/node";
import { readQuery, type Query, type QueryShape } from "#rules/query.ts";
import { ownAddress } from "./own-address.ts";

/** The query of a request, typed; values that do not fit leave the address by a redirect. */
export function queryOf<Shape extends QueryShape>({ request }: { request: Request }, shape: Shape): Query<Shape> {
  const url = new URL(request.url);
  const { values, dropped } = readQuery(shape, url.searchParams);
  if (dropped.length === 0) return values;
  for (const parameter of [...dropped, "_routes"]) url.searchParams.delete(parameter);
  throw redirect(ownAddress(url));
}
