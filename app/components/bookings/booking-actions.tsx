import { useTranslation } from "react-i18next";
import { bookingPages } from "#app/paths/calendar/bookings.ts";
import { href } from "#app/paths/href.ts";
import type { Locale } from "#rules/codes.ts";
import type { GridRow } from "#rules/grids/columns.ts";
import { ButtonLink } from "../base/button-link.tsx";

/** The two decisions of a request that waits; one whose time is over can only be rejected. */
export function BookingActions({ row: { id, booking } }: { row: GridRow<"bookings"> }) {
  const { t, i18n } = useTranslation("bookings");
  const locale = i18n.language as Locale;
  return (
    <span className="row">
      {booking!.waits ? (
        <ButtonLink href={href(locale, bookingPages.bookingAccept, { id })} tone="main" shortcut="a">
          {t("accept")}
        </ButtonLink>
      ) : (
        <span className="chip">{t("missed")}</span>
      )}
      <ButtonLink href={href(locale, bookingPages.bookingReject, { id })} shortcut="r">
        {t("reject")}
      </ButtonLink>
    </span>
  );
}
