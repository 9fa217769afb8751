import { weekdays, type Weekday } from "#rules/codes.ts";
import { formatTime } from "#rules/format.ts";
import { readTime } from "#rules/time/read-time.ts";

type RangeValues = { from?: string; to?: string };
/** A week's hours as a form holds them; empty ones may be missing. */
export type WeekValues = Partial<Record<Weekday, RangeValues & { breaks?: (RangeValues | undefined)[] }>>;

type Range = { from: string; to: string };
type Hours = Record<Weekday, (Range & { breaks: Range[] }) | null>;

const typed = ({ from, to }: Range) => ({ from: formatTime(from), to: formatTime(to) });

export const weekValues = (hours: Hours | null): WeekValues =>
  Object.fromEntries(
    weekdays.flatMap((name) =>
      hours?.[name] ? [[name, { ...typed(hours[name]), breaks: hours[name].breaks.map(typed) }]] : [],
    ),
  );

/** A week's hours as a form sent them: a value that is neither a text nor a list is ignored. */
export const weekIn = (brought: unknown): WeekValues =>
  Object.fromEntries(
    weekdays.flatMap((name) => {
      const day = partOf(brought, name);
      const breaks = partOf(day, "breaks");
      return day ? [[name, { ...rangeIn(day), breaks: Array.isArray(breaks) ? breaks.map(rangeIn) : [] }]] : [];
    }),
  );

const partOf = (brought: unknown, name: string) =>
  typeof brought === "object" && brought !== null ? (brought as Record<string, unknown>)[name] : undefined;
function textIn(brought: unknown, name: string): string | undefined {
  const text = partOf(brought, name);
  return typeof text === "string" ? text : undefined;
}
const rangeIn = (brought: unknown): RangeValues => ({ from: textIn(brought, "from"), to: textIn(brought, "to") });

export const workdays = weekdays.slice(1, 5);

/** Monday's hours from Tuesday to Friday too. */
export const likeMonday = (week: WeekValues): WeekValues => ({
  ...week,
  ...Object.fromEntries(workdays.map((name) => [name, week.monday])),
});

/** Number of rows needed to show all breaks; a form that comes back holds empty ones too. */
export const filledBreaks = (day: WeekValues[Weekday]): number =>
  (day?.breaks ?? []).findLastIndex((one) => one?.from || one?.to) + 1;

/** A day in a line, however its times were typed: `7:00–15:00 (11:30–12:00)`. */
export function dayText(day: WeekValues[Weekday]): string {
  const time = (text = "") => formatTime(readTime(text) ?? text);
  const range = ({ from, to }: RangeValues) => (from || to ? `${time(from)}–${time(to)}` : "");
  const breaks = (day?.breaks ?? []).map((one) => range(one ?? {})).filter(Boolean);
  return day ? range(day) + (breaks.length > 0 ? ` (${breaks.join(", ")})` : "") : "";
}
