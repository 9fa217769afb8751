import { integer, one, text, type QueryShape } from "#rules/query.ts";

export const waitingQueries = {
  waitingPatients: { page: integer, procedure: integer, profile: integer, urgent: one },
  waitingPatientNew: { patient: integer, find: one, kept: text },
  waitingPatient: { kept: text },
  dayCancel: { profile: integer, date: text },
  dayRestore: { profile: integer, date: text },
  waitingPatientsFor: { from: text, to: text, profile: integer, procedure: integer, event: integer },
} as const satisfies Record<string, QueryShape>;
