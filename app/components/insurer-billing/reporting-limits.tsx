import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Note } from "../base/note.tsx";

type Props = {
  limits: { reportBy: IsoDate; fullUntil: IsoDate | null; percentageLater: number | null };
  year: string;
  today: IsoDate;
};

/** The limits of reporting care: late care is paid less, or not at all. */
export function ReportingLimits({ limits: { reportBy, fullUntil, percentageLater }, year, today }: Props) {
  const { t, i18n } = useTranslation("insurerBilling");
  const locale = i18n.language as Locale;
  return (
    <Note variant={today > reportBy ? "warning" : "info"}>
      <p>
        {t("reportBy", { year, day: formatDate(reportBy, locale) })}{" "}
        {fullUntil && t("fullUntil", { day: formatDate(fullUntil, locale), percentage: percentageLater })}
      </p>
    </Note>
  );
}
