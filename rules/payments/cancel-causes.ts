/** By a person with a reason; with its visit, and charged again when that takes place; by another payment of the visit. */
export const paymentCancelCauses = ["CANCELED", "WAIVED", "REPLACED"] as const;
export type PaymentCancelCause = (typeof paymentCancelCauses)[number];
