import { integer, text, type QueryShape } from "#rules/query.ts";

export const noticeQueries = {
  smsText: { kept: text },
  emailText: { kept: text },
  quietHours: { kept: text },
  refusedNotices: { page: integer },
  patientNotices: { page: integer },
} as const satisfies Record<string, QueryShape>;
