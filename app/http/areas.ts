import { useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pages, type PageName } from "#app/paths.ts";
import { useHref } from "./page.ts";

/** The folders of an area's own name, and those of what is reached through the cards; all others stand in the settings. */
const areas = ["calendar", "patients", "waiting-patients", "search"];
const ofCards = ["reports", "report-summaries", "attachments", "print", "patient-rights", "patient-merges"];
/** What is done to a day of the calendar, though it is about those who wait. */
const underCalendar: PageName[] = ["dayCancel", "dayRestore"];
/** What is done on a patient's card, though the rest of it stands in the settings. */
const underPatients: PageName[] = [
  "consents",
  "consentNew",
  "consentSend",
  "consentScan",
  "consentRemove",
  "patientErase",
];

/** Pages that ask something on the way to another one. */
const onTheWay: PageName[] = ["prove"];

/** The area to which a page belongs: those of the rail, or the search; of no area is what is asked on the way to somewhere. */
export function areaOf(page: PageName): string | undefined {
  // The modules of an area's pages stand in one folder.
  const folder = pages[page].module.split("/")[0]!;
  if (onTheWay.includes(page)) return undefined;
  if (underCalendar.includes(page)) return "calendar";
  if (underPatients.includes(page)) return "patients";
  return areas.includes(folder) ? folder : ofCards.includes(folder) ? "patients" : "settings";
}

/** The areas of the product in the order of the rail; what a role may not see is not among them. */
export function useAreas() {
  const { t } = useTranslation("frame");
  const here = useMatches().at(-1)?.id as PageName;
  const to = useHref();
  const current = here in pages ? areaOf(here) : undefined;
  const area = (name: string, label: string, href: string, icon: "calendar" | "cards" | "hourglass" | "settings") => ({
    label,
    href,
    icon,
    current: name === current,
  });
  return [
    area("calendar", t("calendar"), to("home"), "calendar"),
    area("patients", t("patients"), to("patients"), "cards"),
    area("waiting-patients", t("waitingPatients"), to("waitingPatients"), "hourglass"),
    { ...area("settings", t("settings"), to("settings", { tab: "osobni" }), "settings"), last: true },
  ];
}
