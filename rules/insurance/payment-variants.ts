import type { insurerPaymentVariants } from "../codes.ts";

/** Names of the ways in which an insurer pays. */
export const paymentVariantNames = {
  1: "operations",
  2: "capitation",
  3: "lumpSum",
  4: "maximum",
} as const satisfies Record<(typeof insurerPaymentVariants)[number], string>;
