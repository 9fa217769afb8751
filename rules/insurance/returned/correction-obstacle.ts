import { isHeld, type BillingDocument } from "../billing/documents.ts";

/** Obstacles that keep a refused document from being corrected: no care is left, faults, or care that another batch would bill. */
export const correctionObstacles = ["NOTHING_LEFT", "HELD", "ELSEWHERE"] as const;
export type CorrectionObstacle = (typeof correctionObstacles)[number];

type Batch = Pick<BillingDocument, "kind" | "insurer"> & {
  insuranceVariant: BillingDocument["variant"];
  contractId: number;
};

/**
 * The obstacle that keeps the care of a refused document, as it is now, out of a batch that corrects the original one:
 * that has the same insurer, contract, kind of insurance and kind of document.
 */
export function correctionObstacle(batch: Batch, documents: readonly BillingDocument[]): CorrectionObstacle | null {
  if (documents.length === 0) return "NOTHING_LEFT";
  if (documents.some(({ visits }) => visits.some(isHeld))) return "HELD";
  const isElsewhere = documents.some(
    ({ kind, insurer, variant, contract }) =>
      kind !== batch.kind ||
      insurer !== batch.insurer ||
      variant !== batch.insuranceVariant ||
      contract?.id !== batch.contractId,
  );
  return isElsewhere ? "ELSEWHERE" : null;
}
