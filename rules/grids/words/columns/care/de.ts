import type { careColumns as cs } from "./cs.ts";
import type { Texts } from "../../grid-words.ts";

export const careColumns: Texts<typeof cs> = {
  waitingPatients: {
    patient: "Patient",
    urgent: "Dringend",
    phone: "Telefon",
    email: "E-Mail",
    preference: "Wunsch",
    time: "Wann",
    note: "Notiz",
    waits: "Wartet",
    added: "Eingetragen",
  },
  bookings: {
    booking: "Termin",
    reference: "Nummer der Anfrage",
    patient: "Patient",
    phone: "Telefon",
    email: "E-Mail",
    service: "Leistung und Person",
    reason: "Grund des Besuchs",
    decided: "Entscheidung",
    rejection: "Grund der Ablehnung",
  },
  visits: {
    visit: "Termin",
    away: "Wann",
    service: "Leistung",
    person: "Bei",
    attendance: "Anwesenheit",
    marked: "Anwesenheit erfasst",
    outcome: "Zahlung und Bericht",
  },
  medicalReports: {
    examined: "Untersucht",
    corrects: "Korrigiert den Bericht vom",
    service: "Leistung",
    summary: "Beginn des Berichts",
    author: "Verfasst von",
    state: "Status",
  },
  attachments: {
    file: "Datei",
    type: "Art",
    added: "Hinzugefügt",
    size: "Größe",
  },
  accessLog: {
    at: "Wann",
    who: "Wer",
    what: "Was",
  },
};
