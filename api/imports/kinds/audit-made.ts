import type { AuditAction } from "#rules/audit/audit-actions.ts";
import { auditRows } from "../../core/db/tables/audit-rows.ts";
import type { Import, Writing } from "./kind.ts";

/** Audit rows of what an import made, by the administrator who confirmed it. */
export async function auditMade(
  { db, now, requestId, address }: Writing,
  { id, medicalCenterId, createdBy }: Import,
  action: AuditAction,
  made: readonly { entityId: number; patientCardId?: number | null }[],
) {
  if (made.length === 0) return;
  const at = now();
  await db.insert(auditRows).values(
    made.map((one) => ({
      ...one,
      medicalCenterId,
      at,
      profileId: createdBy,
      requestId,
      address,
      action,
      details: { import: id },
    })),
  );
}
