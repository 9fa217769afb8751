import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney, formatTime, type Money } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";

type Time = { beginAt: string; price: Money };
type Props = {
  days: { date: IsoDate; times: Time[] }[];
  /** The price that is shown already; days with another one say theirs. */
  price: Money;
  hrefOf: (beginAt: string) => string;
};

/** Free times by day; each leads to the form of a request. */
export function OfferedDays({ days, price, hrefOf }: Props) {
  const { i18n } = useTranslation();
  const locale = i18n.language as Locale;
  return (
    <div className="days">
      {days.map(({ date, times }) => (
        <section key={date}>
          <h2>
            {formatDate(date, locale, "long")}
            {times[0]!.price.amount !== price.amount && `, ${formatMoney(times[0]!.price, locale)}`}
          </h2>
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
