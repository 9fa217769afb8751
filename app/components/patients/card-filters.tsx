import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { dateInput, formatDate } from "#rules/format.ts";
import { findInsurer, insurers } from "#rules/patients/insurers.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { useStaffOptions, type StaffOption } from "../forms/people-options.ts";
import { FilterCheck, FilterSelect, FilterText, MoreFilters } from "../forms/filters.tsx";

type Named = { id: number; fullName: string };
/** The filters of the card file, besides the searched words. */
export type CardFilterValues = {
  insurer?: string;
  paramedic?: number;
  visitFrom?: IsoDate;
  visitTo?: IsoDate;
  absent?: number;
  noConsent?: 1;
};

const names = ["insurer", "paramedic", "visitFrom", "visitTo", "absent", "noConsent"] as const;
const months = [3, 6, 12, 24, 36];

/** The filters of the card file apart from its search. */
export function CardFilters({
  values,
  people,
  asksConsent,
}: {
  values: CardFilterValues;
  people: StaffOption[];
  asksConsent: boolean;
}) {
  const { t, i18n } = useTranslation(["patients", "forms"]);
  const locale = i18n.language as Locale;
  const { insurer, paramedic, visitFrom, visitTo, absent, noConsent } = values;
  const day = (date: IsoDate | undefined) => date && dateInput(date, locale);
  const spans = [...new Set([...months, absent ?? 3])].sort((a, b) => a - b);
  return (
    <MoreFilters label={t("moreFilters")} count={names.filter((name) => values[name]).length}>
      <FilterSelect
        name="insurer"
        label={t("insurer")}
        value={insurer ?? ""}
        options={[
          { value: "", label: t("anyInsurer") },
          ...insurers.map(({ code, abbreviation }) => ({ value: code, label: `${code} ${abbreviation}` })),
        ]}
      />
      <FilterSelect
        name="paramedic"
        label={t("paramedic")}
        value={String(paramedic ?? "")}
        options={[{ value: "", label: t("anyParamedic") }, ...useStaffOptions(people)]}
      />
      <FilterSelect
        name="absent"
        label={t("absent")}
        value={String(absent ?? "")}
        options={[
          { value: "", label: t("anyTime") },
          ...spans.map((count) => ({ value: String(count), label: t("overMonths", { count }) })),
        ]}
      />
      <div className="row">
        <FilterText name="visitFrom" label={t("lastVisitFrom")} value={day(visitFrom)} width="w8" />
        <FilterText name="visitTo" label={t("lastVisitTo")} value={day(visitTo)} width="w8" />
      </div>
      {(asksConsent || noConsent) && <FilterCheck name="noConsent" label={t("noConsent")} checked={noConsent === 1} />}
    </MoreFilters>
  );
}

/** Each filter that is on, in words. */
export function filterWords(
  t: TFunction<"patients">,
  locale: Locale,
  values: CardFilterValues,
  people: Named[],
): { name: (typeof names)[number]; label: string }[] {
  const { insurer = "", paramedic, visitFrom, visitTo, absent } = values;
  const words = {
    insurer: `${insurer} ${findInsurer(insurer)?.abbreviation ?? ""}`,
    paramedic: t("comesTo", { name: people.find(({ id }) => id === paramedic)?.fullName ?? t("nobodyKnown") }),
    visitFrom: visitFrom && t("lastVisitSince", { date: formatDate(visitFrom, locale) }),
    visitTo: visitTo && t("lastVisitUntil", { date: formatDate(visitTo, locale) }),
    absent: t("absentOver", { count: absent }),
    noConsent: t("noConsent"),
  };
  return names.flatMap((name) => (values[name] ? [{ name, label: words[name]! }] : []));
}
