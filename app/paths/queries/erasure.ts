import { integer, text, type QueryShape } from "#rules/query.ts";

export const erasureQueries = {
  patientErase: { kept: text },
  patientKeep: { kept: text, disposal: integer },
  retention: { kept: text },
  disposals: { page: integer },
  disposalRecord: { page: integer },
  disposalRecordPrint: { page: integer },
} as const satisfies Record<string, QueryShape>;
