import type { peopleColumns as cs } from "./cs.ts";
import type { Texts } from "../../grid-words.ts";

export const peopleColumns: Texts<typeof cs> = {
  patients: {
    patient: "Patient",
    birthDate: "Geboren",
    sex: "Geschlecht",
    phone: "Telefon",
    email: "E-Mail",
    address: "Adresse",
    insurer: "Krankenkasse",
    cave: "CAVE",
    created: "Angelegt",
  },
};
