import type { event as cs } from "../cs/event.ts";
import type { Words } from "../words.ts";

export const event = {
  whoComes: "Wer kommt",
  patient: "Patient",
  patients: "Patienten",
  nextPatient: "Weitere Person",
  patientHint: "Name, Geburtsdatum, Telefon oder Geburtsnummer.",
  leave: "Entfernen",
  newPatient: "Die Person hat noch keine Karte",
  newPatientHint: "Die Karte wird zusammen mit dem Termin angelegt, weitere Angaben ergänzen Sie später.",
  birthDateHint: "Zum Beispiel 14.3.1985.",
  sameAs: "Wer ist das",
  sameAsKnown: "{{name}}: diese Karte verwenden",
  sameAsNobody: "Jemand anderes, neue Karte anlegen",
  findFree: "Freien Termin suchen",
  check: "Prüfen, wer Zeit hat",
  rest: "Notizen",
  more: "Weitere Angaben",
  color: "Farbe im Kalender",
  colorOfService: "Wie die Leistung",
  needs: "Die Leistung braucht: {{names}}.",
  issueHint: "Was bei der Anmeldung gesagt wurde.",
  unavailable: {
    person: { NOT_AVAILABLE: "hat dann keine Zeit", NOT_BELONGING_TO_PROFILE: "bietet die Leistung nicht an" },
    place: { NOT_AVAILABLE: "belegt", NOT_BELONGING_TO_PROFILE: "gehört anderen" },
  },
} as const satisfies Words<typeof cs>;
