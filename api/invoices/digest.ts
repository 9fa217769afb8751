import { createHash } from "node:crypto";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { canonicalForm } from "../canonical-form.ts";

type Issued = { medicalCenterId: number; paymentId: number; year: number; position: number; content: InvoiceContent };

/**
 * SHA-256 of what was issued, in hexadecimal. Nothing is added to these fields or taken from them: digests of issued
 * invoices would no longer match.
 */
export const digestOf = ({ medicalCenterId, paymentId, year, position, content }: Issued): string =>
  createHash("sha256")
    .update(canonicalForm({ medicalCenter: medicalCenterId, payment: paymentId, year, position, content }))
    .digest("hex");
