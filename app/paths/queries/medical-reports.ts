import { paper } from "./paper.ts";
import { integer, one, text, type QueryShape } from "#rules/query.ts";

export const reportQueries = {
  myWork: { drafts: integer, visits: integer },
  reportNew: { attendanceId: integer, copy: text, corrects: text, insert: one, kept: text },
  reportDraft: { report: text },
  reportInsert: { text, date: text, time: text },
  report: { paper },
  reportEdit: { insert: one, kept: text },
  reportSign: { recovery: one },
  reportInvalidate: { kept: text },
  reportDiagram: { find: one, kept: text },
  reportFindings: { kept: text },
} as const satisfies Record<string, QueryShape>;
