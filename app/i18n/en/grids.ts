import { cellWords } from "#rules/grids/words/cells/en.ts";
import type { grids as cs } from "../cs/grids.ts";
import type { Words } from "../words.ts";

export const grids = {
  /** Between limits of frequency. */
  and: "and also",
  or: "or",
  ...cellWords,
  progress: "In progress: {{done}} of {{total}}",
  failed: "Failed",
  views: "Views",
  allColumns: "All columns",
  arrange: "Arrange columns",
  save: "Save the table",
  unnumbered: "Statement without a number",
  unnamed: "not named",
  bookedOf: "{{booked}} of {{amount}} booked",
  noPayer: "without a card",
  paidOf: "{{paid}} of {{price}} paid",
  limitBy: { BOOK: "Book by {{day}}", BEGIN: "Begin by {{day}}", END: "End by {{day}}" },
  late: "late",
  goneMark: "no longer offered",
  places_one: "{{count}} place",
  places_other: "{{count}} places",
  validFor: {
    YEAR_one: "{{count}} year",
    YEAR_other: "{{count}} years",
    MONTH_one: "{{count}} month",
    MONTH_other: "{{count}} months",
    WEEK_one: "{{count}} week",
    WEEK_other: "{{count}} weeks",
    DAY_one: "{{count}} day",
    DAY_other: "{{count}} days",
    MINUTE: "{{count}} min",
  },
} satisfies Words<typeof cs>;
