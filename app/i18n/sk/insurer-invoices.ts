import type { insurerInvoices as cs } from "../cs/insurer-invoices.ts";
import type { Words } from "../words.ts";

export const insurerInvoices = {
  title: "Faktúry",
  number: "Faktúra",
  insurer: "Poisťovňa",
  due: "Splatná",
  price: "Suma",
  file: "Súbor",
  state: "Stav",
  paid: "zaplatené",
  owed: "čaká na úhradu",
  fMissing: {
    VERSION: "F-dávky chýbajú: nie je zapísaná verzia ich formátu (FVERZE), ktorú oznámi poisťovňa.",
    COMPANY_NUMBER: "F-dávky chýbajú: vo fakturačných údajoch nie je IČO.",
    ACCOUNT: "F-dávky chýbajú: vo fakturačných údajoch nie je číslo českého účtu.",
  },
  toVersion: "Zapísať verziu F-dávky",
  toBilling: "Fakturačné údaje",
  missingTitle: "Dávky sú bez faktúry",
  obstacles: {
    INVOICING_OFF: "Zariadenie faktúry nevystavuje. Zapnite fakturáciu a\u00a0potom faktúry vystavte tu.",
    NOT_CROWNS: "Zariadenie účtuje v\u00a0inej mene; poisťovne platia v\u00a0korunách.",
    NUMBERS: "Vaše ostatné faktúry by mohli dostať rovnaké čísla. Zmeňte ich číselný rad, napríklad predponou.",
  },
  canNow: "Faktúry za tieto dávky je možné vystaviť.",
  create: "Vystaviť faktúry",
  created: "Faktúry sú vystavené, archív sa zapisuje znova.",
  ofBatch: "Faktúra",
  returned: {
    title: "Faktúra vrátená poisťovňou",
    back: "Späť na platbu",
    about:
      "Vrátená faktúra sa neopravuje. Faktúra {{number}} sa celá vráti dobropisom a\u00a0vystaví sa nová s\u00a0ďalším číslom: na tie isté dávky, s\u00a0údajmi, ktoré platia dnes.",
    reason: "Dôvod",
    reasonHint: "Vytlačí sa na dobropise.",
    save: "Vystaviť novú faktúru",
    done: "Vystavená je nová faktúra {{number}}.",
  },
} satisfies Words<typeof cs>;
