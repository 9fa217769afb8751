import { useFetcher, useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { MenuItem } from "#app/paths/page.ts";
import { useHref, useMay, useRoot } from "./page.ts";
import { bookingPages } from "#app/paths/calendar/bookings.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { workPages } from "#app/paths/care/my-work.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { statsPages } from "#app/paths/center/statistics.ts";
import { settingsPages } from "#app/paths/center/settings.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";

/** The key of what the open calendar fetches after a change, the number of requests that wait with it. */
export const LIVE_CALENDAR = "live-calendar";

/** The number of requests that wait for the user's decision, as it was read last. */
function useWaitingRequests(): number {
  const { user, drawnAt } = useRoot();
  const { data: brought } = useFetcher<{ waiting: number; drawnAt: number }>({ key: LIVE_CALENDAR });
  return brought && brought.drawnAt > drawnAt ? brought.waiting : (user?.profile?.badge?.bookingCount ?? 0);
}

/** The areas of the product in the order of the menu, without those hidden from the role. */
export function useAreas() {
  const { t } = useTranslation("layout");
  // The id of a route begins with the item of the menu.
  const current = useMatches().at(-1)?.id.split("/")[0];
  const to = useHref();
  const writes = useMay(workPages.myWork.may);
  const counts = useMay(statsPages.statistics.may);
  const waiting = useWaitingRequests();
  const area = (
    name: MenuItem,
    label: string,
    href: string,
    icon: "calendar" | "check" | "inbox" | "cards" | "hourglass" | "payment" | "chart" | "settings",
  ) => ({
    label,
    href,
    icon,
    current: name === current,
  });
  return [
    area("calendar", t("calendar"), to(calendarPages.home), "calendar"),
    ...(writes ? [area("my-work", t("myWork"), to(workPages.myWork), "inbox")] : []),
    area("patients", t("patients"), to(patientPages.patients), "cards"),
    {
      ...area("bookings", t("bookings"), to(bookingPages.bookings), "check"),
      badge: { count: waiting, meaning: t("bookingsWait") },
    },
    area("waiting-patients", t("waitingPatients"), to(waitingPages.waitingPatients), "hourglass"),
    area("payments", t("payments"), to(paymentPages.payments), "payment"),
    ...(counts ? [area("statistics", t("statistics"), to(statsPages.statistics), "chart")] : []),
    { ...area("settings", t("settings"), to(settingsPages.settings, { tab: "osobni" }), "settings"), last: true },
  ];
}
