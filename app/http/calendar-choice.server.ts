import { createCookie } from "@remix-run/node";
import { CalendarSettings, KeepCalendarSettings } from "#app/graphql/calendar.ts";
import { api } from "#app/graphql/client.server.ts";
import { pages, type QueryOf } from "#app/paths.ts";
import { readQuery } from "#rules/query.ts";
import type { Args } from "./context.ts";

type Choice = Omit<QueryOf<"home">, "date">;
const choices = ["compactView", "facilities", "showFacilities", "staffs", "view", "weekend"] as const;

/**
 * What the calendar shows: an address that chooses anything is a whole choice, and is kept for the next time; one that
 * does not takes what was kept.
 */
export async function calendarChoice(args: Args, query: QueryOf<"home">): Promise<Choice> {
  const { userConfig } = await api(args, CalendarSettings);
  const chosen = new URLSearchParams(choices.flatMap((name) => [query[name] ?? []].flat().map((value) => [name, String(value)])));
  const kept = userConfig ? String(JSON.parse(userConfig.data)) : "";
  if (chosen.size === 0) return readQuery(pages.home.query, new URLSearchParams(kept)).values;
  if (chosen.toString() !== kept) await api(args, KeepCalendarSettings, { data: JSON.stringify(chosen.toString()) });
  return query;
}

const privacyCookie = createCookie("names", { path: "/", sameSite: "lax", httpOnly: true, maxAge: 31_536_000 });
/** Whether this device hides the names of patients, since others see its screen. */
export const namesHidden = async ({ request }: Args): Promise<boolean> => (await privacyCookie.parse(request.headers.get("cookie"))) === "hidden";
export const hideNames = (hide: boolean) => privacyCookie.serialize(hide ? "hidden" : "", hide ? {} : { maxAge: 0 });
