import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatTime } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";
import { Icon } from "../base/icon.tsx";

export type FreePlace = {
  beginAt: string;
  endAt: string;
  profile: { id: number; fullName: string };
  facilities: { id: number; name: string }[];
  touches: boolean;
};
type Props = { places: FreePlace[]; bookHref: (place: FreePlace) => string };

/** Free slots in columns by day; each links to its booking. */
export function FreePlaces({ places, bookHref }: Props) {
  const { t, i18n } = useTranslation("freePlaces");
  const inTime = [...places].sort((a, b) => a.beginAt.localeCompare(b.beginAt));
  const days = [...new Set(inTime.map(dayOf))];
  return (
    <div className="days">
      {days.map((date) => (
        <section key={date}>
          <h2>{formatDate(date, i18n.language as Locale, "long")}</h2>
          <ul className="places">
            {inTime
              .filter((place) => dayOf(place) === date)
              .map((place) => (
                <li key={place.beginAt + place.profile.id}>
                  <a href={bookHref(place)}>
                    <span>
                      <span className="vh">{t("book")} </span>
                      <b className="num">
                        {formatTime(new Date(place.beginAt))}–{formatTime(new Date(place.endAt))}
                      </b>{" "}
                      {place.profile.fullName}
                      <small>
                        {[...place.facilities.map(({ name }) => name), ...(place.touches ? [t("touches")] : [])].join(
                          ", ",
                        )}
                      </small>
                    </span>
                    <Icon name="right" />
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const dayOf = ({ beginAt }: FreePlace) => localDate(new Date(beginAt));
