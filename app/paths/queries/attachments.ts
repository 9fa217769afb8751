import { text, type QueryShape } from "#rules/query.ts";

export const attachmentQueries = {
  attachmentNew: { report: text, kept: text },
  attachmentUpload: { report: text },
} as const satisfies Record<string, QueryShape>;
