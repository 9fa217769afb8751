import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { hrefHere } from "#app/http/href-here.ts";
import type { QueryOf } from "#app/paths.ts";
import { slotAt } from "#rules/slot.ts";

/** A press into a free place of the calendar arrives as the place's name and the point pressed; it leads to the form. */
export function loader(args: LoaderFunctionArgs) {
  const slot = slotAt(new URL(args.request.url).searchParams);
  if (!slot) throw redirect(hrefHere(args, "home"));
  const place: QueryOf<"eventNew"> = { [slot.by]: slot.id ? [slot.id] : undefined, from: slot.from };
  throw redirect(hrefHere(args, "eventNew", place));
}
