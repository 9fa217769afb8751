import type { practiceColumns as cs } from "./cs.ts";
import type { Texts } from "../../grid-words.ts";

export const practiceColumns: Texts<typeof cs> = {
  procedures: {
    procedure: "Služba",
    color: "Farba",
    type: "Druh",
    capacity: "Počet miest",
    duration: "Dĺžka",
    price: "Cena",
    currency: "Mena",
    vatRate: "Sadzba DPH",
    vat: "DPH",
    profiles: "Kto službu poskytuje",
    accessibleInBooking: "Online",
    bookingPage: "Rezervácia",
  },
  additionalProcedures: {
    additionalProcedure: "Názov",
    price: "Cena",
    currency: "Mena",
    vatRate: "Sadzba DPH",
    vat: "DPH",
  },
  facilities: {
    facility: "Názov",
    type: "Druh",
    profiles: "Kto to smie používať",
    procedures: "Služby",
  },
  profiles: {
    profile: "Zamestnanec",
    email: "E-mail",
    phone: "Telefón",
    work: "Profesia a\u00a0rola",
    secondFactor: "Dvojfázové prihlásenie",
    lastLogin: "Posledné prihlásenie",
    sessions: "Prihlásenie",
    state: "Stav",
    deactivated: "Ukončený prístup",
  },
  reportTemplates: {
    template: "Názov",
    procedure: "Služba",
    owner: "Čia je",
  },
  prices: {
    priced: "Názov",
    kind: "Druh",
    price: "Cena dnes",
    next: "Ďalšia cena",
    currency: "Mena",
  },
};
