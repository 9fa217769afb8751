import type { diagnoses as cs } from "../cs/diagnoses.ts";
import type { Words } from "../words.ts";

export const diagnoses = {
  diagnoses: "Diagnózy",
  primaryDiagnosis: "Hlavná diagnóza",
  otherDiagnosis: "{{number}}. ďalšia diagnóza",
  otherDiagnoses: "Ďalšie diagnózy",
} satisfies Words<typeof cs>;
