import type { peopleColumns as cs } from "./cs.ts";
import type { Texts } from "../../grid-words.ts";

export const peopleColumns: Texts<typeof cs> = {
  patients: {
    patient: "Pacient",
    birthDate: "Narodenie",
    sex: "Pohlavie",
    phone: "Telefón",
    email: "E-mail",
    address: "Adresa",
    insurer: "Poisťovňa",
    cave: "CAVE",
    created: "Založená",
  },
};
