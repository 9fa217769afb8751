import type { layout as source } from "../cs/layout.ts";
import type { Words } from "../words.ts";

export const layout = {
  calendar: "Kalender",
  myWork: "Meine Arbeit",
  patients: "Patienten\u00adkartei",
  bookings: "Termin\u00adanfragen",
  bookingsWait: "warten auf Entscheidung",
  waitingPatients: "Warteliste",
  payments: "Zahlungen",
  statistics: "Statistik",
  settings: "Einstel\u00adlungen",
  newEvent: "Termin",
  newPatient: "Patientenkarte",
  newWaitingPatient: "Wartelisteneintrag",
  account: "Mein Konto",
  chooseProfile: "Einrichtung wechseln",
  appearance: "Darstellung",
  shortcuts: "Tastenkürzel",
  help: "Hilfe",
  feedback: "Schreiben Sie uns",
  logout: "Abmelden",
  privacy: "Datenschutz",
  terms: "Bedingungen",
  cookies: "Cookies",
  backToCalendar: "Zurück zum Kalender",
  secondFactorDue:
    "Die Einrichtung verlangt von der Verwaltung die Zwei-Faktor-Anmeldung. Schalten Sie sie bis {{when}} ein, danach geht es ohne sie nicht weiter.",
  secondFactorOn: "Zwei-Faktor-Anmeldung einschalten",
} satisfies Words<typeof source>;
