import type { InsuranceVariant, InsurerCode } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { isCodingError, type CodingFault } from "../coding-faults.ts";

/** Kinds of documents: 06 of a voucher, 01 without one. */
export const documentKinds = ["06", "01"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A visit as its insurer is billed for it. */
export type BilledVisit = {
  report: number;
  attendance: number;
  /** The document that bills it already. */
  billedBy: number | null;
  card: number;
  author: number;
  day: IsoDate;
  expertise: string;
  insurer: InsurerCode | null;
  variant: InsuranceVariant;
  /** The insured number. */
  number: string | null;
  contract: { id: number; pointPrice: number } | null;
  /** On an FT voucher, which may be to be entered yet. */
  kind: DocumentKind;
  voucher: number | null;
  operations: readonly { code: string; name: string; count: number; points: number }[];
  /** Codes of its diagnoses, without a point. */
  primaryDiagnosis: string | null;
  otherDiagnosis: readonly string[];
  faults: readonly CodingFault[];
  /** Says why warnings do not hold. */
  reason: string | null;
};

/** Care that a document asks an insurer to pay: that of a voucher, or of a patient without one, in a month. */
export type BillingDocument = Pick<BilledVisit, "kind" | "insurer" | "variant" | "expertise" | "contract"> & {
  visits: readonly BilledVisit[];
  points: number;
  /** In hellers: points are whole and their price has two decimals, so every sum is exact. */
  price: number;
};

/** Whether a visit keeps its document out: by an error, or by a warning without a reason. */
export const isHeld = ({ faults, reason }: Pick<BilledVisit, "faults" | "reason">) =>
  faults.some((fault) => isCodingError(fault) || reason === null);

/** The documents of a month's visits. A document closes with its month, so that every month has its own. */
export function documentsOf(visits: readonly BilledVisit[]): BillingDocument[] {
  const documents = new Map<string, BilledVisit[]>();
  for (const visit of visits) {
    const { kind, insurer, variant, contract, voucher, number, card, day } = visit;
    const key = [kind, insurer, variant, contract?.id, voucher, card, number, day.slice(0, 7)].join(" ");
    documents.set(key, [...(documents.get(key) ?? []), visit]);
  }
  return [...documents.values()].map((own) => {
    const { kind, insurer, variant, expertise, contract } = own[0]!;
    const points = own
      .flatMap(({ operations }) => operations)
      .reduce((sum, operation) => sum + operation.count * operation.points, 0);
    return {
      kind,
      insurer,
      variant,
      expertise,
      contract,
      visits: own,
      points,
      price: points * (contract?.pointPrice ?? 0),
    };
  });
}
