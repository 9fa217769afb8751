import type { careColumns as cs } from "./cs.ts";
import type { Texts } from "../../grid-words.ts";

export const careColumns: Texts<typeof cs> = {
  waitingPatients: {
    patient: "Pacient",
    urgent: "Urgentný",
    phone: "Telefón",
    email: "E-mail",
    preference: "Požiadavky",
    time: "Kedy",
    note: "Poznámka",
    waits: "Čaká",
    added: "Zapísaný",
  },
  bookings: {
    booking: "Termín",
    reference: "Číslo žiadosti",
    patient: "Pacient",
    phone: "Telefón",
    email: "E-mail",
    service: "Služba a osoba",
    reason: "Dôvod návštevy",
    decided: "Rozhodnutie",
    rejection: "Dôvod odmietnutia",
  },
  visits: {
    visit: "Návšteva",
    away: "Kedy",
    service: "Služba",
    person: "U\u00a0koho",
    attendance: "Účasť",
    marked: "Účasť zapísaná",
    outcome: "Platba a\u00a0správa",
  },
  medicalReports: {
    examined: "Vyšetrené",
    corrects: "Opravuje správu zo dňa",
    service: "Služba",
    summary: "Začiatok správy",
    author: "Napísal",
    state: "Stav",
  },
  attachments: {
    file: "Súbor",
    type: "Druh",
    added: "Pridané",
    size: "Veľkosť",
  },
  accessLog: {
    at: "Kedy",
    who: "Kto",
    what: "Čo",
  },
};
