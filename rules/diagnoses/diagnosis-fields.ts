/** Fields of a form for diagnoses besides the main one: the interface has room for so many (documents 01 and 06). */
export const otherDiagnosisFields = [
  "otherDiagnosis1",
  "otherDiagnosis2",
  "otherDiagnosis3",
  "otherDiagnosis4",
] as const;

/** Fields of a form for the diagnoses of a report or voucher. */
export const diagnosisFields = ["primaryDiagnosis", ...otherDiagnosisFields] as const;
export type DiagnosisField = (typeof diagnosisFields)[number];
