import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney, type Money } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { EmptyState } from "../base/empty-state.tsx";
import { Seg } from "../base/seg.tsx";
import { OfferedDays } from "./offered-days.tsx";

type Person = { id: number; fullName: string };
type Props = {
  service: { name: string; duration: number; price: Money };
  people: Person[];
  /** Null is anyone. */
  person: Person | null;
  /** Each with the price of its day. */
  times: { date: IsoDate; beginAt: string; price: Money }[];
  /** The most days of one page, and the last day that was looked at. */
  shown: number;
  end: IsoDate;
  /** Back to the first days. */
  last?: string;
  hrefs: {
    services: string;
    person: (id: number | undefined) => string;
    time: (beginAt: string) => string;
    later: (date: IsoDate) => string | undefined;
  };
};

/** The free times of a service: those of a person, or of anyone. */
export function TimesOffered({ service, people, person, times, shown, end, last, hrefs }: Props) {
  const { t, i18n } = useTranslation("bookings");
  const dates = [...new Set(times.map(({ date }) => date))].slice(0, shown);
  const price = times[0]?.price ?? service.price;
  const later = hrefs.later(dates.length === shown ? dates.at(-1)! : end);
  return (
    <>
      <h2>{service.name}</h2>
      <p className="mb">
        <span className="num">
          {t("minutes", { count: service.duration })}
          {price.amount > 0 && `, ${formatMoney(price, i18n.language as Locale)}`}
        </span>{" "}
        <a href={hrefs.services}>{t("otherService")}</a>
      </p>
      {people.length > 1 && (
        <Seg
          label={t("person")}
          items={[
            { label: t("anyone"), href: hrefs.person(undefined), current: person === null },
            ...people.map(({ id, fullName }) => ({
              label: fullName,
              href: hrefs.person(id),
              current: id === person?.id,
            })),
          ]}
        />
      )}
      {dates.length > 0 ? (
        <OfferedDays
          days={dates.map((date) => ({ date, times: times.filter((time) => time.date === date) }))}
          price={price}
          hrefOf={hrefs.time}
        />
      ) : (
        <EmptyState title={t("noTimes")}>{t("noTimesText")}</EmptyState>
      )}
      <p className="row top">
        {last && <a href={last}>{t("earliestTimes")}</a>} {later && <a href={later}>{t("laterTimes")}</a>}
      </p>
    </>
  );
}
