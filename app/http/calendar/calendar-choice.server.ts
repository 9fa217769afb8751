import { CalendarSettings, KeepCalendarSettings } from "#app/graphql/calendar/calendar.ts";
import { load } from "#app/http/request/load.server.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { readQuery } from "#rules/query.ts";
import type { Args } from "../request/context.ts";
import { deviceCookie } from "../request/device-cookie.server.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";

type Choice = Omit<QueryOf<typeof calendarPages.home>, "date">;
type Kept = ResultOf<typeof CalendarSettings>["userConfig"];
const choices = ["compactView", "facilities", "showFacilities", "staffs", "view", "weekend"] as const;

const chosenIn = (query: QueryOf<typeof calendarPages.home>) =>
  new URLSearchParams(choices.flatMap((name) => [query[name] ?? []].flat().map((value) => [name, String(value)])));
const readKept = (userConfig: Kept) => (userConfig ? String(JSON.parse(userConfig.data)) : "");

/**
 * The calendar's selection: an address that chooses anything is a whole choice; one that does not takes the stored one.
 */
export async function calendarChoice(args: Args, query: QueryOf<typeof calendarPages.home>): Promise<Choice> {
  if (chosenIn(query).size > 0) return query;
  const { userConfig } = await load(args, CalendarSettings);
  return readQuery(calendarPages.home.query, new URLSearchParams(readKept(userConfig))).values;
}

/** Stores the selection of an address for the next time, where it differs from the stored one and is no mere glance. */
export async function keepChoice(args: Args, query: QueryOf<typeof calendarPages.home>, userConfig: Kept) {
  if (query.glance) return;
  const chosen = chosenIn(query);
  if (chosen.size > 0 && chosen.toString() !== readKept(userConfig))
    await load(args, KeepCalendarSettings, { data: JSON.stringify(chosen.toString()) });
}

const privacyCookie = (args: Args) => deviceCookie(args, "names");
/** Whether this device hides the names of patients, since others see its screen. */
export const namesHidden = async (args: Args): Promise<boolean> =>
  (await privacyCookie(args).parse(args.request.headers.get("cookie"))) === "hidden";
export const hideNames = (args: Args, hide: boolean) =>
  privacyCookie(args).serialize(hide ? "hidden" : "", hide ? {} : { maxAge: 0 });
