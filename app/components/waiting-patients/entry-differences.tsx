import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatPhone, formatTime, weekdayName } from "#rules/format.ts";
import { StaleNote } from "../forms/stale-note.tsx";
import type { SelectOption } from "../forms/fields/select.tsx";

type Value = string | number[] | boolean | null;
type Props = {
  differences: { name: string; mine: Value; theirs: Value }[];
  procedures: SelectOption[];
  profiles: { id: number; fullName: string }[];
};

/** Changes of a waiting-list entry that another user has saved since, in words, next to the values sent. */
export function EntryDifferences({ differences, procedures, profiles }: Props) {
  const { t, i18n } = useTranslation("waitingPatients");
  const locale = i18n.language as Locale;
  const wordOf = (name: string, id: number) => {
    if (name === "weekdays") return weekdayName(id, locale);
    const word =
      name === "profiles"
        ? profiles.find((one) => one.id === id)?.fullName
        : procedures.find(({ value }) => value === String(id))?.label;
    return word ?? String(id);
  };
  const inWords = (name: string, value: Value): string => {
    if (Array.isArray(value)) return value.map((id) => wordOf(name, id)).join(", ");
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (!value) return "";
    if (name === "phone") return formatPhone(value);
    if (name.startsWith("time")) return formatTime(value);
    return name.startsWith("available") ? formatDate(value, locale) : value;
  };
  return (
    <StaleNote
      differences={differences.map(({ name, mine, theirs }) => ({
        label: t(name as "note"),
        mine: inWords(name, mine),
        theirs: inWords(name, theirs),
      }))}
    />
  );
}
