import type { diagnoses as cs } from "../cs/diagnoses.ts";
import type { Words } from "../words.ts";

export const diagnoses = {
  diagnoses: "Diagnosen",
  primaryDiagnosis: "Hauptdiagnose",
  otherDiagnosis: "{{number}}. weitere Diagnose",
  otherDiagnoses: "Weitere Diagnosen",
} satisfies Words<typeof cs>;
