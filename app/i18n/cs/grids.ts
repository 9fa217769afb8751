import { fileWords } from "#rules/grids/words/cs.ts";

export const grids = {
  /** Between limits of frequency. */
  and: "a\u00a0zároveň",
  or: "nebo",
  ...fileWords,
  progress: "Připravuje se: {{done}} z\u00a0{{total}}",
  failed: "Nepovedl se",
  save: "Uložit tabulku",
  noPayer: "bez karty",
  paidOf: "Zaplaceno {{paid}} z\u00a0{{price}}",
  limitBy: { BOOK: "Objednat do {{day}}", BEGIN: "Začít do {{day}}", END: "Dokončit do {{day}}" },
  late: "po lhůtě",
  goneMark: "už není v\u00a0nabídce",
  validFor: {
    YEAR_one: "{{count}} rok",
    YEAR_few: "{{count}} roky",
    YEAR_many: "{{count}} roku",
    YEAR_other: "{{count}} let",
    MONTH_one: "{{count}} měsíc",
    MONTH_few: "{{count}} měsíce",
    MONTH_many: "{{count}} měsíce",
    MONTH_other: "{{count}} měsíců",
    WEEK_one: "{{count}} týden",
    WEEK_few: "{{count}} týdny",
    WEEK_many: "{{count}} týdne",
    WEEK_other: "{{count}} týdnů",
    DAY_one: "{{count}} den",
    DAY_few: "{{count}} dny",
    DAY_many: "{{count}} dne",
    DAY_other: "{{count}} dní",
  },
};
