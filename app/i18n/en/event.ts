import type { event as cs } from "../cs/event.ts";
import type { Words } from "../words.ts";

export const event = {
  whoComes: "Who comes",
  patient: "Patient",
  patients: "Patients",
  nextPatient: "Another patient",
  patientHint: "Name, date of birth, phone or personal number.",
  leave: "Take off",
  newPatient: "The patient has no card yet",
  newPatientHint: "The card is opened together with the event; add the rest later.",
  birthDateHint: "For example 14/3/1985.",
  sameAs: "Who is it",
  sameAsKnown: "{{name}}: use this card",
  sameAsNobody: "Somebody else, open a new card",
  findFree: "Find a free time",
  check: "Check who is free",
  rest: "Notes",
  more: "More",
  color: "Colour in the calendar",
  colorOfService: "The service’s",
  needs: "The service needs: {{names}}.",
  issueHint: "What the patient said when booking.",
  unavailable: {
    person: { NOT_AVAILABLE: "not free then", NOT_BELONGING_TO_PROFILE: "does not give this service" },
    place: { NOT_AVAILABLE: "taken", NOT_BELONGING_TO_PROFILE: "belongs to others" },
  },
} as const satisfies Words<typeof cs>;
