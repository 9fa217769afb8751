import type { Db } from "../../../core/db/client.ts";
import { auditRows } from "../../../core/db/tables/audit-rows.ts";
import type { payments } from "../../../core/db/tables/payments.ts";
import type { Invoice } from "../../../invoices/issue.ts";

type Payment = typeof payments.$inferSelect;

/** Writes the audit rows of a document, one for each patient of its payments. */
export async function recordDocument(
  db: Db,
  action: "invoice.issued" | "invoice.credited",
  { id: entityId, medicalCenterId, content: { number }, digest, issuedAt: at }: Invoice,
  charged: readonly Payment[],
): Promise<void> {
  const cards = [...new Set(charged.map(({ patientCardId }) => patientCardId))];
  const details = { number, digest };
  const profileId = charged[0]!.createdBy;
  const row = { medicalCenterId, at, profileId, requestId: "demo", action, entityId, details };
  await db.insert(auditRows).values(cards.map((patientCardId) => ({ ...row, patientCardId })));
}
