import type { LoaderFunctionArgs } from "@remix-run/node";
import { eventBooks, unavailableAt } from "#app/http/event-choices.server.ts";
import { queryOf } from "#app/http/query.ts";

/** Who and what is not free at the time that stands in the form of an event, while somebody types. */
export async function loader(args: LoaderFunctionArgs) {
  const { procedures } = await eventBooks(args);
  return Response.json(await unavailableAt(args, queryOf(args, "eventAvailability"), procedures));
}
