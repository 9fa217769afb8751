import type { insurerBilling as cs } from "../cs/insurer-billing.ts";
import type { Words } from "../words.ts";

export const insurerBilling = {
  title: "Abrechnung mit den Krankenkassen",
  payments: "Zahlungen",
  month: "Monat der Behandlung",
  toContracts: "Verträge mit Krankenkassen",
  offTitle: "Hier wird nicht mit Krankenkassen abgerechnet",
  offText: "Eingeschaltet wird das in den Einstellungen, bei den Verträgen mit Krankenkassen.",
  emptyTitle: "In diesem Monat gibt es nichts abzurechnen",
  emptyText:
    "Abgerechnet werden Besuche, die stattgefunden haben, die eine Krankenkasse bezahlt und zu denen es einen unterschriebenen Bericht mit Leistungen gibt.",
  candidates: "Abzurechnen",
  insuranceCompany: "Krankenkasse",
  expertise: "Fachgebiet",
  documentKind: "Beleg",
  kinds: {
    d06: "06 Verordnung",
    d01: "01 ohne Verordnung",
  },
  variants: {
    v2: "Vertragsversicherung",
    v3: "Reiseversicherung",
    v4: "EU und Abkommen",
  },
  period: "Behandlungstage",
  held: "Zurückgehalten",
  documents: "Belege",
  visits: "Besuche",
  points: "Punkte",
  points2016: "Punkte (2016)",
  price: "Preis",
  total: "Summe",
  mineTitle: "Berichte, die für die Krankenkassen zu korrigieren sind",
  heldTitle: "Zu korrigieren",
  heldText:
    "Die Belege dieser Besuche werden erst abgerechnet, wenn sie korrigiert sind. Die anderen hält das nicht auf.",
  day: "Behandlungstag",
  patient: "Patient",
  author: "Verfasser des Berichts",
  faults: "Zu korrigieren",
  fix: {
    report: "Bericht korrigieren",
    card: "Karte bearbeiten",
    voucher: "Verordnung eingeben",
    contract: "Verträge öffnen",
    list: "Verzeichnis öffnen",
  },
  unreportedTitle: "Besuche ohne Leistungen",
  unreportedText:
    "Sie haben stattgefunden und eine Krankenkasse bezahlt sie, aber es gibt keinen unterschriebenen Bericht mit Leistungen. Bis dahin werden sie nicht abgerechnet.",
  visit: "Besuch",
  therapist: "Therapeut",
  lacks: "Es fehlt",
  gaps: {
    NO_REPORT: "Bericht",
    NOT_SIGNED: "Unterschrift des Berichts",
    NOT_CODED: "Leistungen im Bericht",
  },
  write: "Bericht schreiben",
  reportBy: "Behandlungen aus {{year}} zählen zu ihrem Jahr, wenn Sie sie bis {{day}} melden.",
  fullUntil: "Nach dem {{day}} werden davon {{percentage}}\u00a0% bezahlt.",
} satisfies Words<typeof cs>;
