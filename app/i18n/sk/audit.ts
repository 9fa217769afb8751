import type { audit as cs } from "../cs/audit.ts";
import { entryWords } from "#rules/grids/words/center-actions/sk.ts";
import type { Words } from "../words.ts";

export const audit = {
  title: "Záznam činnosti",
  text: "Kto sa prihlásil a\u00a0čo kto otvoril alebo zmenil",
  about:
    "Je tu každé prihlásenie, každé otvorenie a\u00a0každá zmena. Nikto, ani správca, tu nemôže nič prepísať ani zmazať; obsah správ tu nie je.",
  patient: "Pacient",
  otherAction: "iný úkon",

  person: "Kto",
  anybody: "ktokoľvek",
  kind: "Čo",
  anything: "čokoľvek",
  from: "Od",
  to: "Do",
  patientSearch: "Pacient",
  narrowedTo: "Zobrazené len",
  since: "od {{date}}",
  until: "do {{date}}",
  ofPatient: "pacient {{name}}",
  choose: "Ktorého pacienta myslíte?",
  nobodyFound: "Takého pacienta nemáte",
  nobodyFoundText: "Skúste len začiatok priezviska.",
  none: "Nič také sa nestalo",
  noneText: "Pre tento výber nie je žiadny záznam.",
  older: "Listovať sa dá v\u00a0posledných {{number}} záznamoch. Staršie nájdete, keď zvolíte dni.",
  newer: "Listovať sa dá v\u00a0prvých {{number}} záznamoch. Novšie nájdete, keď zvolíte dni.",

  sealed: "Neporušenosť overená po záznam č.\u00a0{{position}}, {{when}}.",
  anchored: "Odtlačok uložený mimo databázy {{when}}.",
  notAnchored: "Odtlačok zatiaľ nie je uložený mimo databázy.",
  notSealed: "Záznamy sa zapečatia do\u00a0minúty.",
  checked:
    "Podpísané správy, súhlasy, faktúry, peniaze a\u00a0záznam činnosti zodpovedajú tomu, čo bolo zapečatené; skontrolované {{when}}.",
  differs: "Kontrola našla nezrovnalosť",
  differsText:
    "Kontrola {{when}} našla, že niečo bolo zmenené, zmazané alebo pridané mimo Motusu. Dajte hneď vedieť tomu, kto sa vám stará o\u00a0server: príkazy npm run audit:verify, reports:verify, invoices:verify a\u00a0money:verify vypíšu, čoho sa to týka.",
  differing: {
    reports: "podpísané správy: {{number}}",
    consents: "súhlasy a\u00a0ich znenie: {{number}}",
    invoices: "faktúry a\u00a0ich číselné rady: {{number}}",
    money: "platby, pokladne, permanentky a\u00a0výpisy z\u00a0účtu: {{number}}",
    log: "záznam činnosti: {{number}}",
  },

  kinds: {
    LOGINS: "prihlásenia",
    REFUSED: "čo bolo odmietnuté",
    PATIENT_CARDS: "karty pacientov",
    CALENDAR: "kalendár a\u00a0návštevy",
    REPORTS: "správy a\u00a0prílohy",
    RIGHTS: "súhlasy, prístupy a\u00a0vyradenie",
    STAFF: "ľudia a\u00a0pracovný čas",
    SETTINGS: "nastavenia",
    MONEY: "platby a\u00a0permanentky",
    OVERSIGHT: "záznam činnosti a\u00a0pošta",
  },
  times: "{{count}}×",
  ...entryWords,
} satisfies Words<typeof cs>;
