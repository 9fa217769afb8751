import { useFetcher, useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PageName } from "#app/paths/all.ts";
import { useHref, useMay, useRoot } from "./page.ts";
import { bookingPages } from "#app/paths/bookings.ts";
import { calendarPages } from "#app/paths/calendar.ts";
import { reportPages } from "#app/paths/medical-reports.ts";
import { patientPages } from "#app/paths/patients.ts";
import { paymentPages } from "#app/paths/payments.ts";
import { settingsPages } from "#app/paths/settings.ts";
import { waitingPages } from "#app/paths/waiting-patients.ts";

/** The folders of an area's own name, and those reached through the cards; all others belong to the settings. */
const areas = ["calendar", "bookings", "my-work", "patients", "waiting-patients", "payments", "search"];
const ofCards = [
  "medical-reports",
  "report-summaries",
  "attachments",
  "prints",
  "patient-rights",
  "patient-merges",
  "vouchers",
];
/** Opened from the calendar, though they concern waiting patients and cards. */
const underCalendar: PageName[] = ["dayCancel", "dayRestore", "patientPreview"];
/** An action on a patient's card, though the rest of the area is in the settings. */
const underPatients: PageName[] = [
  "consents",
  "consentNew",
  "consentSend",
  "consentScan",
  "consentRemove",
  "patientErase",
  "patientNotices",
  "noticeRepeat",
];

/** Settings of the centre, though the rest of the area is reached through the cards or the payments. */
const underSettings: PageName[] = [
  "summaryConsent",
  "cashBoxes",
  "cashBoxNew",
  "cashBox",
  "cashBoxArchive",
  "reminderDays",
];

/** Pages that ask something on the way to another one. */
const onTheWay: PageName[] = ["prove"];

/** The area of a page in the menu, or the search; undefined for a step on the way to another page. */
export function areaOf(route: string): string | undefined {
  // The modules of an area's pages are in one folder.
  const [folder, page] = route.split("/") as [string, PageName | undefined];
  if (!page) return undefined;
  if (onTheWay.includes(page)) return undefined;
  if (underCalendar.includes(page)) return "calendar";
  if (underPatients.includes(page)) return "patients";
  if (underSettings.includes(page)) return "settings";
  if (["cash", "bank-statements", "invoice-exports", "months"].includes(folder)) return "payments";
  return areas.includes(folder) ? folder : ofCards.includes(folder) ? "patients" : "settings";
}

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
  const { t } = useTranslation("frame");
  const current = areaOf(useMatches().at(-1)?.id ?? "");
  const to = useHref();
  const writes = useMay("medicalReport:write");
  const waiting = useWaitingRequests();
  const area = (
    name: string,
    label: string,
    href: string,
    icon: "calendar" | "check" | "inbox" | "cards" | "hourglass" | "payment" | "settings",
  ) => ({
    label,
    href,
    icon,
    current: name === current,
  });
  return [
    area("calendar", t("calendar"), to(calendarPages.home), "calendar"),
    ...(writes ? [area("my-work", t("myWork"), to(reportPages.myWork), "inbox")] : []),
    area("patients", t("patients"), to(patientPages.patients), "cards"),
    {
      ...area("bookings", t("bookings"), to(bookingPages.bookings), "check"),
      badge: { count: waiting, meaning: t("bookingsWait") },
    },
    area("waiting-patients", t("waitingPatients"), to(waitingPages.waitingPatients), "hourglass"),
    area("payments", t("payments"), to(paymentPages.payments), "payment"),
    { ...area("settings", t("settings"), to(settingsPages.settings, { tab: "osobni" }), "settings"), last: true },
  ];
}
