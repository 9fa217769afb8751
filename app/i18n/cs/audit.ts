import { entryWords } from "#rules/grids/words/center-actions/cs.ts";

export const audit = {
  title: "Záznam činnosti",
  text: "Kdo se přihlásil a\u00a0co kdo otevřel nebo změnil",
  about:
    "Je tu každé přihlášení, každé otevření a\u00a0každá změna. Nikdo, ani správce, tu nemůže nic přepsat ani smazat; obsah zpráv tu není.",
  patient: "Pacient",
  otherAction: "jiný úkon",

  person: "Kdo",
  anybody: "kdokoli",
  kind: "Co",
  anything: "cokoli",
  from: "Od",
  to: "Do",
  patientSearch: "Pacient",
  narrowedTo: "Zobrazeno jen",
  since: "od {{date}}",
  until: "do {{date}}",
  ofPatient: "pacient {{name}}",
  choose: "Kterého pacienta myslíte?",
  nobodyFound: "Takového pacienta nemáte",
  nobodyFoundText: "Zkuste jen začátek příjmení.",
  none: "Nic takového se nestalo",
  noneText: "Pro tento výběr není žádný záznam.",
  older: "Listovat lze v\u00a0posledních {{number}} záznamech. Starší najdete, když zvolíte dny.",
  newer: "Listovat lze v\u00a0prvních {{number}} záznamech. Novější najdete, když zvolíte dny.",

  sealed: "Neporušenost ověřena po záznam č.\u00a0{{position}}, {{when}}.",
  anchored: "Otisk uložen mimo databázi {{when}}.",
  notAnchored: "Otisk zatím není uložen mimo databázi.",
  notSealed: "Záznamy se zapečetí do\u00a0minuty.",
  checked:
    "Podepsané zprávy, souhlasy, faktury, peníze a\u00a0záznam činnosti odpovídají tomu, co bylo zapečetěno; zkontrolováno {{when}}.",
  differs: "Kontrola našla neshodu",
  differsText:
    "Kontrola {{when}} našla, že něco bylo změněno, smazáno nebo přidáno mimo Motus. Dejte hned vědět tomu, kdo se vám stará o\u00a0server: příkazy npm run audit:verify, reports:verify, invoices:verify a\u00a0money:verify vypíšou, čeho se to týká.",
  differing: {
    reports: "podepsané zprávy: {{number}}",
    consents: "souhlasy a\u00a0jejich znění: {{number}}",
    invoices: "faktury a\u00a0jejich číselné řady: {{number}}",
    money: "platby, pokladny, permanentky a\u00a0výpisy z\u00a0účtu: {{number}}",
    log: "záznam činnosti: {{number}}",
  },

  kinds: {
    LOGINS: "přihlášení",
    REFUSED: "co bylo odmítnuto",
    PATIENT_CARDS: "karty pacientů",
    CALENDAR: "kalendář a\u00a0návštěvy",
    REPORTS: "zprávy a\u00a0přílohy",
    RIGHTS: "souhlasy, přístupy a\u00a0vyřazení",
    STAFF: "lidé a\u00a0pracovní doba",
    SETTINGS: "nastavení",
    MONEY: "platby a\u00a0permanentky",
    OVERSIGHT: "záznam činnosti a\u00a0pošta",
  },
  times: "{{count}}×",
  ...entryWords,
} as const;
