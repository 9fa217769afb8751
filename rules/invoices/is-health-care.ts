import type { PaymentItemTarget } from "../codes.ts";

/** True of services and of vouchers for them: without VAT they are exempt care, while goods are of a zero rate. */
export const isHealthCare = (target: PaymentItemTarget): boolean => target !== "ADDITIONAL_PROCEDURE";
