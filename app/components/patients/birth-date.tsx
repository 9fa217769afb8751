import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { ageOn, type IsoDate } from "#rules/time.ts";

/** A day of birth and the years since. */
export function BirthDate({ date, today }: { date: IsoDate; today: IsoDate }) {
  const { t, i18n } = useTranslation("patients");
  return <>{formatDate(date, i18n.language as Locale)}, {t("age", { count: ageOn(date, today) })}</>;
}
