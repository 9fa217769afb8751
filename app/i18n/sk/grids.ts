import { cellWords } from "#rules/grids/words/cells/sk.ts";
import type { grids as cs } from "../cs/grids.ts";
import type { Words } from "../words.ts";

export const grids = {
  /** Between limits of frequency. */
  and: "a\u00a0zároveň",
  or: "alebo",
  ...cellWords,
  progress: "Pripravuje sa: {{done}} z\u00a0{{total}}",
  failed: "Nepodaril sa",
  views: "Pohľady",
  allColumns: "Všetky stĺpce",
  arrange: "Upraviť stĺpce",
  save: "Uložiť tabuľku",
  unnumbered: "Výpis bez čísla",
  unnamed: "neuvedená",
  bookedOf: "Zaúčtované {{booked}} z\u00a0{{amount}}",
  noPayer: "bez karty",
  paidOf: "Zaplatené {{paid}} z\u00a0{{price}}",
  limitBy: { BOOK: "Objednať do {{day}}", BEGIN: "Začať do {{day}}", END: "Dokončiť do {{day}}" },
  late: "po lehote",
  goneMark: "už nie je v\u00a0ponuke",
  validFor: {
    YEAR_one: "{{count}} rok",
    YEAR_few: "{{count}} roky",
    YEAR_many: "{{count}} roka",
    YEAR_other: "{{count}} rokov",
    MONTH_one: "{{count}} mesiac",
    MONTH_few: "{{count}} mesiace",
    MONTH_many: "{{count}} mesiaca",
    MONTH_other: "{{count}} mesiacov",
    WEEK_one: "{{count}} týždeň",
    WEEK_few: "{{count}} týždne",
    WEEK_many: "{{count}} týždňa",
    WEEK_other: "{{count}} týždňov",
    DAY_one: "{{count}} deň",
    DAY_few: "{{count}} dni",
    DAY_many: "{{count}} dňa",
    DAY_other: "{{count}} dní",
  },
} satisfies Words<typeof cs>;
