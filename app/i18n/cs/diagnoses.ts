export const diagnoses = {
  diagnoses: "Diagnózy",
  primaryDiagnosis: "Hlavní diagnóza",
  otherDiagnosis: "{{number}}. další diagnóza",
  otherDiagnoses: "Další diagnózy",
} as const;
