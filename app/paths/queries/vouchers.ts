import { text, type QueryShape } from "#rules/query.ts";

export const voucherQueries = {
  voucherNew: { kept: text },
  voucherEdit: { kept: text },
  voucherRefund: { kept: text },
  voucherTransfer: { q: text },
  voucherTransferTo: { kept: text },
} as const satisfies Record<string, QueryShape>;
