import type { event as cs } from "../cs/event.ts";
import type { Words } from "../words.ts";

export const event = {
  whoComes: "Kto príde",
  patient: "Pacient",
  patients: "Pacienti",
  nextPatient: "Ďalší pacient",
  patientHint: "Meno, dátum narodenia, telefón alebo rodné číslo.",
  leave: "Odobrať",
  newPatient: "Pacient ešte nemá kartu",
  newPatientHint: "Karta sa založí spolu s\u00a0udalosťou, ostatné údaje doplníte neskôr.",
  birthDateHint: "Napríklad 14.\u00a03.\u00a01985.",
  sameAs: "Kto to je",
  sameAsKnown: "{{name}}: použiť túto kartu",
  sameAsNobody: "Niekto iný, založiť novú kartu",
  findFree: "Nájsť voľný termín",
  check: "Overiť, kto má čas",
  rest: "Poznámky",
  more: "Ďalšie údaje",
  color: "Farba v\u00a0kalendári",
  colorOfService: "Podľa služby",
  needs: "Služba potrebuje: {{names}}.",
  issueHint: "Čo pacient povedal pri objednaní.",
  unavailable: {
    person: { NOT_AVAILABLE: "vtedy nemá čas", NOT_BELONGING_TO_PROFILE: "službu neposkytuje" },
    place: { NOT_AVAILABLE: "obsadené", NOT_BELONGING_TO_PROFILE: "patrí iným ľuďom" },
  },
} as const satisfies Words<typeof cs>;
