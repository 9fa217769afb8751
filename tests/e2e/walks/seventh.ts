import { spawnSync } from "node:child_process";
import { locales, type Locale } from "#rules/codes.ts";

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const themes = ["light", "dark"] as const;
const looks = locales.flatMap((locale) => themes.map((theme) => ({ locale, theme })));

type Visit<Stop> = { stop: Stop; locale: Locale; theme: (typeof themes)[number] };

/**
 * The visits of the complete walk that this run makes. A landing makes a seventh of the stops, by the weekday of its
 * commit, each in one language and theme, which change by the week: eight weeks walk through everything.
 * `MOTUS_WALKS` names another weekday, or `all`, each stop in each language and theme.
 */
export function chosenVisits<Stop>(stops: Stop[]): Visit<Stop>[] {
  const chosen = process.env.MOTUS_WALKS;
  if (chosen === "all") return stops.flatMap((stop) => looks.map((look) => ({ stop, ...look })));
  const { weekday, week } = dayOfCommit();
  const day = chosen ? weekdays.indexOf(chosen) : weekday - 1;
  if (day < 0) throw new Error(`MOTUS_WALKS is "all" or one of ${weekdays.join(", ")}.`);
  return stops.filter((_, at) => at % 7 === day).map((stop, at) => ({ stop, ...looks[(at + week) % looks.length]! }));
}

/** The weekday of the commit, Monday being 1, and its week; without git those of today. */
function dayOfCommit(): { weekday: number; week: number } {
  const asked = spawnSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8" });
  const day = Math.floor((Number(asked.stdout) || Date.now() / 1000) / 86_400);
  // The first of January 1970 was a Thursday.
  return { weekday: ((day + 3) % 7) + 1, week: Math.floor((day + 3) / 7) };
}
