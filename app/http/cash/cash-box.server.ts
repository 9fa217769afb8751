import { CashBoxes } from "#app/graphql/money/cash.ts";
import { load } from "#app/http/request/load.server.ts";
import type { Args } from "../request/context.ts";
import { idOf } from "../request/id-of.ts";

/** The cash box that the address names. */
export async function cashBoxOf(args: Args) {
  const id = idOf(args);
  const box = (await load(args, CashBoxes)).cashBoxes.find((one) => one.id === id);
  if (!box) throw new Response(null, { status: 404 });
  return box;
}
