import { useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { PageName } from "#app/paths/all.ts";
import { useHref, useMay } from "./page.ts";
import { calendarPages } from "#app/paths/calendar.ts";
import { reportPages } from "#app/paths/medical-reports.ts";
import { patientPages } from "#app/paths/patients.ts";
import { settingsPages } from "#app/paths/settings.ts";
import { waitingPages } from "#app/paths/waiting-patients.ts";

/** The folders of an area's own name, and those reached through the cards; all others belong to the settings. */
const areas = ["calendar", "my-work", "patients", "waiting-patients", "search"];
const ofCards = ["medical-reports", "report-summaries", "attachments", "prints", "patient-rights", "patient-merges"];
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
];

/** A setting of the centre, though the rest of the area is reached through the cards. */
const underSettings: PageName[] = ["summaryConsent"];

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
  return areas.includes(folder) ? folder : ofCards.includes(folder) ? "patients" : "settings";
}

/** The areas of the product in the order of the menu, without those hidden from the role. */
export function useAreas() {
  const { t } = useTranslation("frame");
  const current = areaOf(useMatches().at(-1)?.id ?? "");
  const to = useHref();
  const writes = useMay("medicalReport:write");
  const area = (
    name: string,
    label: string,
    href: string,
    icon: "calendar" | "inbox" | "cards" | "hourglass" | "settings",
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
    area("waiting-patients", t("waitingPatients"), to(waitingPages.waitingPatients), "hourglass"),
    { ...area("settings", t("settings"), to(settingsPages.settings, { tab: "osobni" }), "settings"), last: true },
  ];
}
