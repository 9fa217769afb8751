import { createHash } from "node:crypto";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { canonicalForm } from "../core/canonical-form.ts";

type Issued = {
  medicalCenterId: number;
  /** In the order of their lines. */
  paymentIds: readonly number[];
  year: number;
  position: number;
  content: InvoiceContent;
};

/**
 * SHA-256 of what was issued, in hexadecimal. Nothing is added to these fields or taken from them: digests of issued
 * invoices would no longer match, which is also why a single payment is no list.
 */
export const digestOf = ({ medicalCenterId, paymentIds, year, position, content }: Issued): string =>
  createHash("sha256")
    .update(canonicalForm({ medicalCenter: medicalCenterId, payment: paymentOf(paymentIds), year, position, content }))
    .digest("hex");

const paymentOf = (ids: readonly number[]) => (ids.length === 1 ? ids[0]! : [...ids]);
