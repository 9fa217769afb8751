import type { practiceColumns as cs } from "./cs.ts";
import type { Texts } from "../../grid-words.ts";

export const practiceColumns: Texts<typeof cs> = {
  procedures: {
    procedure: "Leistung",
    color: "Farbe",
    type: "Art",
    capacity: "Anzahl der Plätze",
    duration: "Dauer",
    price: "Preis",
    currency: "Währung",
    vatRate: "USt-Satz",
    vat: "USt",
    profiles: "Wer die Leistung erbringt",
    accessibleInBooking: "Online",
    bookingPage: "Buchung",
  },
  additionalProcedures: {
    additionalProcedure: "Name",
    price: "Preis",
    currency: "Währung",
    vatRate: "USt-Satz",
    vat: "USt",
  },
  facilities: {
    facility: "Name",
    type: "Art",
    profiles: "Wer es benutzen darf",
    procedures: "Leistungen",
  },
  profiles: {
    profile: "Name",
    email: "E-Mail",
    phone: "Telefon",
    work: "Beruf und Rolle",
    secondFactor: "Zwei-Faktor-Anmeldung",
    lastLogin: "Letzte Anmeldung",
    sessions: "Angemeldet",
    state: "Status",
    deactivated: "Zugang beendet",
  },
  reportTemplates: {
    template: "Name",
    procedure: "Leistung",
    owner: "Gehört",
  },
  prices: {
    priced: "Name",
    kind: "Art",
    price: "Preis heute",
    next: "Nächster Preis",
    currency: "Währung",
  },
};
