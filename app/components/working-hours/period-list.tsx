import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";

export type Period = { id: number; from: IsoDate; to: IsoDate };

/** Periods with other hours, each leading to its page; those that are over are folded away. */
export function PeriodList({
  periods,
  today,
  hrefOf,
}: {
  periods: Period[];
  today: IsoDate;
  hrefOf: (id: number) => string;
}) {
  const { t, i18n } = useTranslation("workingHours");
  const day = (date: IsoDate) => formatDate(date, i18n.language as Locale);
  const list = (some: Period[]) => (
    <ul>
      {some.map(({ id, from, to }) => (
        <li key={id}>
          <a className="num" href={hrefOf(id)}>
            {from === to ? day(from) : `${day(from)} – ${day(to)}`}
          </a>
          {from <= today && today <= to && <b> {t("periodNow")}</b>}
        </li>
      ))}
    </ul>
  );
  const over = periods.filter(({ to }) => to < today);
  return (
    <>
      {list(periods.filter(({ to }) => to >= today))}
      {over.length > 0 && (
        <details>
          <summary>{t("periodsOver", { number: over.length })}</summary>
          {list(over)}
        </details>
      )}
    </>
  );
}
