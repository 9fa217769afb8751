import { useTranslation } from "react-i18next";
import { FilterText } from "../forms/filters.tsx";

/** The day from which new prices hold, as a filter of their pages. */
export function PriceDayFilter({ value, wrong, past }: { value: string; wrong: boolean; past: boolean }) {
  const { t } = useTranslation(["prices", "errors"]);
  return <FilterText name="from" label={t("validFrom")} value={value} wrong={past ? t("errors:pastChange") : wrong} />;
}
