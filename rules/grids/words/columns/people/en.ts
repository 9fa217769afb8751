import type { peopleColumns as cs } from "./cs.ts";
import type { Texts } from "../../grid-words.ts";

export const peopleColumns: Texts<typeof cs> = {
  patients: {
    patient: "Patient",
    birthDate: "Born",
    sex: "Sex",
    phone: "Phone",
    email: "E-mail",
    address: "Address",
    insurer: "Insurer",
    cave: "CAVE",
    created: "Opened",
  },
};
