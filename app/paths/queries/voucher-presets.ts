import { integer, oneOf, text, type QueryShape } from "#rules/query.ts";

export const voucherPresetQueries = {
  voucherPresets: { sort: oneOf("preset", "price"), direction: oneOf("asc", "desc"), page: integer },
  voucherPresetNew: { rows: integer, kept: text },
  voucherPreset: { rows: integer, kept: text },
} as const satisfies Record<string, QueryShape>;
