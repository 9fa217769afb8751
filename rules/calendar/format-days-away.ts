import type { Locale } from "../codes.ts";

/** `dnes`, `za 3 dny`, `před 2 týdny`: days up to two weeks, weeks up to two months, then months, and years from two. */
export function formatDaysAway(days: number, locale: Locale): string {
  const [size, unit] = unitOf(Math.abs(days));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: unit === "day" ? "auto" : "always" });
  return format.format(Math.round(days / size), unit);
}

function unitOf(days: number) {
  if (days < 14) return [1, "day"] as const;
  if (days < 60) return [7, "week"] as const;
  return days < 730 ? ([30.44, "month"] as const) : ([365.25, "year"] as const);
}
