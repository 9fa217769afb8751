import { column } from "../column.ts";

const patientColumns = [
  column("patient", "patient-card", { sorted: "name" }),
  column("birthDate", "birth-date", { sorted: true }),
  column("sex", "sex", { inFilesOnly: true }),
  column("phone", "phone"),
  column("email", "email", { inFilesOnly: true }),
  column("address", "address", { inFilesOnly: true }),
  column("insurer", "text"),
  column("cave", "chip"),
  column("created", "date", { sorted: "publishedAt" }),
] as const;

/** Columns of lists of people. */
export const peopleColumns = { patients: patientColumns } as const;
