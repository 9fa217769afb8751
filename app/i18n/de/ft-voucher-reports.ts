import type { ftVoucherReports as cs } from "../cs/ft-voucher-reports.ts";
import type { Words } from "../words.ts";

export const ftVoucherReports = {
  title: "Bericht an den verordnenden Arzt",
  back: "Zurück zur Verordnung",
  workplace: "Fachrichtung {{expertise}}, IČP {{icp}}",
  phone: "Telefon {{phone}}",
  provider: "Leistungserbringer",
  companyNumber: "IČO {{number}}",
  icz: "IČZ {{number}}",
  extent: "Umfang der Behandlung",
  visitsGiven: "Stattgefundene Besuche: {{given}} von {{asked}}, vom {{from}} bis {{to}}",
  day: "Tag",
  noOperations: "ohne Kassenleistungen",
  sums: "Kassenleistungen insgesamt",
  given: "Erbracht",
  conclusionFrom: "Abschließende Beurteilung vom {{day}}",
  conclusionOf: "Beurteilung aus dem Bericht",
  withoutText: "ohne Text",
  use: "Übernehmen",
  unsignedTitle: "Besuche ohne unterschriebenen Bericht",
  unsignedText:
    "Sie stehen noch nicht auf dem Ausdruck. Sobald ihr Bericht unterschrieben ist, kommen sie von selbst dazu.",
  noVisit: "Auf die Verordnung hat noch kein Besuch stattgefunden, es gibt also nichts zu berichten.",
  noneSigned:
    "Noch kein Besuch auf die Verordnung hat einen unterschriebenen Bericht, es gibt also nichts zu berichten.",
} satisfies Words<typeof cs>;
