import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { hideNames } from "#app/http/calendar/calendar-choice.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { placeWithin } from "#app/http/request/own-address.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

export const loader = (args: LoaderFunctionArgs) => redirect(hrefHere(args, calendarPages.home));

/** Hides the names of patients on this device's calendar, or shows them again. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  return redirect(placeWithin(String(form.get("redirect") ?? ""), hrefHere(args, calendarPages.home)), {
    headers: { "Set-Cookie": await hideNames(args, form.get("hide") === "1") },
  });
}
