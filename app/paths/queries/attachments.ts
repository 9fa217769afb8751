import { one, text, type QueryShape } from "#rules/query.ts";

export const attachmentQueries = {
  attachmentNew: { report: text, kept: text },
  attachmentUpload: { report: text },
  file: { picture: one },
} as const satisfies Record<string, QueryShape>;
