import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { hrefHere } from "#app/http/href-here.ts";
import { slotAt } from "#rules/slot.ts";

/** A press into a free place of the calendar arrives as the place's name and the point pressed; it leads to the form. */
export function loader(args: LoaderFunctionArgs) {
  const slot = slotAt(new URL(args.request.url).searchParams);
  throw redirect(slot ? hrefHere(args, "eventNew", { [slot.by]: slot.id ? [slot.id] : undefined, from: slot.from }) : hrefHere(args, "home"));
}
