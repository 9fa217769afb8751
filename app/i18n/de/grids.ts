import { cellWords } from "#rules/grids/words/cells/de.ts";
import type { grids as cs } from "../cs/grids.ts";
import type { Words } from "../words.ts";

export const grids = {
  /** Between limits of frequency. */
  and: "und zugleich",
  or: "oder",
  ...cellWords,
  progress: "In Arbeit: {{done}} von {{total}}",
  failed: "Fehlgeschlagen",
  views: "Ansichten",
  allColumns: "Alle Spalten",
  arrange: "Spalten anpassen",
  save: "Tabelle speichern",
  unnumbered: "Auszug ohne Nummer",
  unnamed: "nicht genannt",
  bookedOf: "{{booked}} von {{amount}} gebucht",
  noPayer: "ohne Karte",
  paidOf: "{{paid}} von {{price}} bezahlt",
  limitBy: { BOOK: "Buchen bis {{day}}", BEGIN: "Beginnen bis {{day}}", END: "Beenden bis {{day}}" },
  late: "überfällig",
  goneMark: "nicht mehr angeboten",
  places_one: "{{count}} Platz",
  places_other: "{{count}} Plätze",
  validFor: {
    YEAR_one: "{{count}} Jahr",
    YEAR_other: "{{count}} Jahre",
    MONTH_one: "{{count}} Monat",
    MONTH_other: "{{count}} Monate",
    WEEK_one: "{{count}} Woche",
    WEEK_other: "{{count}} Wochen",
    DAY_one: "{{count}} Tag",
    DAY_other: "{{count}} Tage",
    MINUTE: "{{count}} min",
  },
} satisfies Words<typeof cs>;
