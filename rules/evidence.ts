import type { AuditAction } from "./audit-actions.ts";

export type EvidenceKind = "medicalReport" | "gdprConsent" | "gdprWording";

/**
 * The audit rows that say, by digests, what a record was when it came to be and when it changed: `first` are those without which
 * there must be no such record, `later` those that may follow. One that is `attested` was there before the log said so.
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
} as const satisfies Record<EvidenceKind, { first: readonly AuditAction[]; later: readonly AuditAction[] }>;
