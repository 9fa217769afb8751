import type { layout as source } from "../cs/layout.ts";
import type { Words } from "../words.ts";

export const layout = {
  calendar: "Kalendár",
  myWork: "Moja práca",
  patients: "Kartotéka",
  bookings: "Rezervácie",
  bookingsWait: "čakajú na rozhodnutie",
  waitingPatients: "Náhradníci",
  payments: "Platby",
  statistics: "Štatistiky",
  settings: "Nastavenia",
  newEvent: "Udalosť",
  newPatient: "Karta pacienta",
  newWaitingPatient: "Náhradník",
  account: "Môj účet",
  chooseProfile: "Zmeniť zariadenie",
  appearance: "Vzhľad",
  shortcuts: "Klávesové skratky",
  help: "Pomoc",
  feedback: "Napíšte nám",
  logout: "Odhlásiť sa",
  privacy: "Ochrana súkromia",
  terms: "Podmienky",
  cookies: "Cookies",
  backToCalendar: "Späť do\u00a0kalendára",
  secondFactorDue:
    "Zariadenie vyžaduje od\u00a0správcov dvojfázové prihlásenie. Zapnite si ho do {{when}}, potom sa bez neho nebude dať pokračovať.",
  secondFactorOn: "Zapnúť dvojfázové prihlásenie",
} satisfies Words<typeof source>;
