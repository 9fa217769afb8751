import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { hideNames } from "#app/http/calendar-choice.server.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { placeWithin } from "#app/http/own-address.ts";

export const loader = (args: LoaderFunctionArgs) => redirect(hrefHere(args, "home"));

/** Hides the names of patients on this device's calendar, or shows them again. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  return redirect(placeWithin(String(form.get("redirect") ?? ""), hrefHere(args, "home")), {
    headers: { "Set-Cookie": await hideNames(args, form.get("hide") === "1") },
  });
}
