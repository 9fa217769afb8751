import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import { ageIn } from "#rules/time/age.ts";
import { type IsoDate } from "#rules/time/time.ts";

/** A day of birth and the age. */
export function BirthDate({ date, today }: { date: IsoDate; today: IsoDate }) {
  const { t, i18n } = useTranslation("patients");
  const { unit, count } = ageIn(date, today);
  return (
    <>
      {formatDate(date, i18n.language as Locale)}, {t(`${unit}Old`, { count })}
    </>
  );
}
