import { useTranslation } from "react-i18next";
import { weekdays, type Locale, type Weekday } from "#rules/codes.ts";
import { weekdayName } from "#rules/format.ts";

/** The label of a field of a week's hours, by its name: `monday.from`, `workingHours.friday.breaks[0].to`. */
export function useHoursLabel() {
  const { t, i18n } = useTranslation("workingHours");
  return (name: string): string => {
    const [, weekday, at, end] = /(?:^|\W)(\w+)(?:\.breaks\[(\d)\])?\.(from|to)$/.exec(name) ?? [];
    const day = weekdayName(weekdays.indexOf(weekday as Weekday) + 1, i18n.language as Locale);
    if (at === undefined) return t(end === "to" ? "to" : "from", { day });
    return t(end === "to" ? "breakTo" : "breakFrom", { day, number: Number(at) + 1 });
  };
}
