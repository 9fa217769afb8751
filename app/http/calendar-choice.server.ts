import { CalendarSettings, KeepCalendarSettings } from "#app/graphql/calendar.ts";
import { api } from "#app/graphql/client.server.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";
import type { QueryOf } from "#app/paths.ts";
import { queries } from "#app/queries.ts";
import { readQuery } from "#rules/query.ts";
import type { Args } from "./context.ts";
import { deviceCookie } from "./device-cookie.server.ts";

type Choice = Omit<QueryOf<"home">, "date">;
type Kept = ResultOf<typeof CalendarSettings>["userConfig"];
const choices = ["compactView", "facilities", "showFacilities", "staffs", "view", "weekend"] as const;

const chosenIn = (query: QueryOf<"home">) =>
  new URLSearchParams(choices.flatMap((name) => [query[name] ?? []].flat().map((value) => [name, String(value)])));
const readKept = (userConfig: Kept) => (userConfig ? String(JSON.parse(userConfig.data)) : "");

/** What the calendar shows: an address that chooses anything is a whole choice; one that does not takes what was kept. */
export async function calendarChoice(args: Args, query: QueryOf<"home">): Promise<Choice> {
  if (chosenIn(query).size > 0) return query;
  const { userConfig } = await api(args, CalendarSettings);
  return readQuery(queries.home, new URLSearchParams(readKept(userConfig))).values;
}

/** Keeps what an address chooses for the next time, where it is not what has been kept. */
export async function keepChoice(args: Args, query: QueryOf<"home">, userConfig: Kept) {
  const chosen = chosenIn(query);
  if (chosen.size > 0 && chosen.toString() !== readKept(userConfig))
    await api(args, KeepCalendarSettings, { data: JSON.stringify(chosen.toString()) });
}

const privacyCookie = (args: Args) => deviceCookie(args, "names");
/** Whether this device hides the names of patients, since others see its screen. */
export const namesHidden = async (args: Args): Promise<boolean> =>
  (await privacyCookie(args).parse(args.request.headers.get("cookie"))) === "hidden";
export const hideNames = (args: Args, hide: boolean) =>
  privacyCookie(args).serialize(hide ? "hidden" : "", hide ? {} : { maxAge: 0 });
