import type { diagnoses as cs } from "../cs/diagnoses.ts";
import type { Words } from "../words.ts";

export const diagnoses = {
  diagnoses: "Diagnoses",
  primaryDiagnosis: "Main diagnosis",
  otherDiagnosis: "Other diagnosis {{number}}",
  otherDiagnoses: "Other diagnoses",
} satisfies Words<typeof cs>;
