import type { months as cs } from "../cs/months.ts";
import type { Words } from "../words.ts";

export const months = {
  title: "Monate",
  text: "Ein abgeschlossener Monat ändert sich nicht mehr. Was später storniert oder bezahlt wird, gehört in den Monat, in dem es geschieht.",
  month: "Monat",
  action: "Abschließen oder wieder öffnen",
  close: "Abschließen",
  closeQuestion: "Monat abschließen?",
  closeText:
    "In den Monat wird nichts mehr eingetragen, und seine Summen ändern sich nicht. Solange kein weiterer abgeschlossen ist, können Sie ihn wieder öffnen.",
  closeDo: "Monat abschließen",
  closed: "{{month}} ist abgeschlossen.",
  cashFirst: "Schließen Sie zuerst die Kassen ab, in die in diesem Monat eingetragen wurde:",
  reopen: "Wieder öffnen",
  reopenText: "Der Monat kann wieder geändert werden. Der Grund bleibt im Protokoll.",
  reopened: "{{month}} ist wieder offen.",
  reason: "Grund",
  movements_one: "{{count}} Bewegung auf dem Konto aus diesem Monat wartet auf eine Entscheidung.",
  movements_other: "{{count}} Bewegungen auf dem Konto aus diesem Monat warten auf eine Entscheidung.",
  sums: {
    charged: "Berechnet",
    canceled: "Storniert und zurückgegeben",
    cash: "Bar bezahlt",
    card: "Mit Karte bezahlt",
    transfer: "Überwiesen",
    voucher: "Mit Mehrfachkarte bezahlt",
    rounding: "Rundung von Bargeld",
    cashIn: "Einnahmen der Kassen",
    cashOut: "Ausgaben der Kassen",
    invoiced: "In Rechnung gestellt",
    credited: "Gutgeschrieben",
  },
} satisfies Words<typeof cs>;
