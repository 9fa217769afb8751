/** Words of the columns of lists of appointments and of patients' cards. */
export const careColumns = {
  waitingPatients: {
    patient: "Pacient",
    urgent: "Urgentní",
    phone: "Telefon",
    email: "E-mail",
    preference: "Přání",
    time: "Kdy",
    note: "Poznámka",
    waits: "Čeká",
    added: "Zapsán",
  },
  bookings: {
    booking: "Termín",
    reference: "Číslo žádosti",
    patient: "Pacient",
    phone: "Telefon",
    email: "E-mail",
    service: "Služba a osoba",
    reason: "Důvod návštěvy",
    decided: "Rozhodnutí",
    rejection: "Důvod odmítnutí",
  },
  medicalReports: {
    examined: "Vyšetřeno",
    corrects: "Opravuje zprávu ze dne",
    service: "Služba",
    summary: "Začátek zprávy",
    author: "Napsal",
    state: "Stav",
  },
  attachments: {
    file: "Soubor",
    type: "Druh",
    added: "Přidáno",
    size: "Velikost",
  },
  accessLog: {
    at: "Kdy",
    who: "Kdo",
    what: "Co",
  },
};
