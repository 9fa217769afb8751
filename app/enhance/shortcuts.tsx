import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { href } from "#app/paths/href.ts";
import type { Locale } from "#rules/codes.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { searchPages } from "#app/paths/search.ts";
import { beginCommands, isCommand } from "./commands.ts";

/** The keys that work on every page of the frame; the page of shortcuts lists the same ones. */
export const everywhere = {
  search: "/",
  help: "?",
  newEvent: "n",
  newPatient: "p",
  calendar: "k",
  patients: "c",
  write: "z",
  code: "h",
  sign: "x",
  print: "v",
} as const;

/** The dialog over the page, whose keys are the ones that count. */
export const dialogNow = () => document.querySelector("[role=dialog]");

/** The page says where some keys lead: to its print, to the report of its visit. */
const followKeyed = (key: string) => document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();

export function Shortcuts() {
  const navigate = useNavigate();
  const locale = useTranslation().i18n.language as Locale;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommand(event) || dialogNow()) return;
      const act: Record<string, () => void> = {
        [everywhere.search]: () => document.getElementById("hledani")?.focus(),
        [everywhere.help]: () => navigate(href(locale, searchPages.shortcuts)),
        [everywhere.newEvent]: () => navigate(href(locale, calendarPages.eventNew)),
        [everywhere.newPatient]: () => navigate(href(locale, patientPages.patientNew)),
        [everywhere.calendar]: () => navigate(href(locale, calendarPages.home)),
        [everywhere.patients]: () => navigate(href(locale, patientPages.patients)),
        [everywhere.write]: () => followKeyed(everywhere.write),
        [everywhere.code]: () => followKeyed(everywhere.code),
        [everywhere.sign]: () => followKeyed(everywhere.sign),
        [everywhere.print]: () => followKeyed(everywhere.print),
      };
      const key = event.key.toLowerCase();
      if (!act[key]) return;
      event.preventDefault();
      act[key]!();
    };
    document.addEventListener("keydown", press);
    beginCommands();
    return () => document.removeEventListener("keydown", press);
  }, [navigate, locale]);
  return null;
}
