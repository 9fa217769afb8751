import { integer, text, type QueryShape } from "#rules/query.ts";

export const voucherPresetQueries = {
  voucherPresetNew: { rows: integer, kept: text },
  voucherPreset: { rows: integer, kept: text },
} as const satisfies Record<string, QueryShape>;
