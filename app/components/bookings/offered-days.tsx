import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatTime } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";

type Time = { beginAt: string };
type Props = { days: { date: IsoDate; times: Time[] }[]; hrefOf: (beginAt: string) => string };

/** Free times by day; each leads to the form of a request. */
export function OfferedDays({ days, hrefOf }: Props) {
  const { i18n } = useTranslation();
  return (
    <div className="days">
      {days.map(({ date, times }) => (
        <section key={date}>
          <h2>{formatDate(date, i18n.language as Locale, "long")}</h2>
          <ul className="slots">
            {times.map(({ beginAt }) => (
              <li key={beginAt}>
                <a className="btn num" href={hrefOf(beginAt)}>
                  {formatTime(new Date(beginAt))}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
