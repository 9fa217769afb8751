import type { AuditAction } from "../audit/audit-actions.ts";

export type EvidenceKind = "medicalReport" | "gdprConsent" | "gdprWording" | "invoice";

/**
 * The audit rows that hold, by digests, the state of a record when it was created and changed: a record requires those
 * of `first`, those of `later` may follow. An `attested` one is older than its log.
 */
export const evidenceActions = {
  medicalReport: {
    first: ["medicalReport.signed", "medicalReport.attested"],
    later: ["medicalReport.invalidated", "medicalReport.revalidated"],
  },
  gdprConsent: {
    first: ["gdprConsent.given", "gdprConsent.attested"],
    later: ["gdprConsent.scanned", "gdprConsent.withdrawn"],
  },
  gdprWording: { first: ["gdprWording.created", "gdprWording.attested"], later: [] },
  invoice: { first: ["invoice.issued", "invoice.credited"], later: ["invoice.filed"] },
} as const satisfies Record<EvidenceKind, { first: readonly AuditAction[]; later: readonly AuditAction[] }>;
