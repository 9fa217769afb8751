import type { BillingDocument } from "../billing/documents.ts";
import type { BilledRequest, DocumentContent } from "./document-content.ts";
import { splitRows } from "./split-rows.ts";

/** The facts that documents say and their visits do not. */
export type DocumentFacts = {
  contract: { icp: string; variableSymbol: string | null; pointPrice: number };
  patient: string;
  /** The voucher of a document 06, with the codes of its diagnoses. */
  voucher: (BilledRequest & { primaryDiagnosis: string; otherDiagnosis: string[] }) | null;
};

/** The most other diagnoses of a document. */
const MOST_DIAGNOSES = 4;

/**
 * The care of a document as it is frozen, with the reports of its visits: as many documents as its rows need. A
 * document 06 has the diagnoses of its voucher, a document 01 that of its first visit and, at their rows, those that
 * differ.
 */
export function contentsOf(
  { kind, insurer, variant, expertise, visits }: BillingDocument,
  { contract, patient, voucher }: DocumentFacts,
): { content: DocumentContent; reports: number[]; attendances: number[] }[] {
  return splitRows(visits).map((part) => {
    const main = voucher?.primaryDiagnosis ?? part.visits[0]!.primaryDiagnosis!;
    const others = voucher?.otherDiagnosis ?? part.visits.flatMap(({ otherDiagnosis }) => otherDiagnosis);
    const points = part.rows.reduce((sum, row) => sum + row.count * row.points, 0);
    const content: DocumentContent = {
      kind,
      insurer: insurer!,
      variant,
      icp: contract.icp,
      expertise,
      variableSymbol: contract.variableSymbol,
      patient,
      insuredNumber: part.visits[0]!.number!,
      primaryDiagnosis: main,
      otherDiagnosis: [...new Set(others)].filter((code) => code !== main).slice(0, MOST_DIAGNOSES),
      request: voucher && {
        issuedAt: voucher.issuedAt,
        icp: voucher.icp,
        expertise: voucher.expertise,
        compensation: voucher.compensation,
      },
      rows: part.rows.map((row) => ({
        ...row,
        diagnosis: kind === "01" && row.diagnosis !== main ? row.diagnosis : null,
      })),
      points,
      price: points * contract.pointPrice,
    };
    return {
      content,
      reports: part.visits.map(({ report }) => report),
      attendances: part.visits.map(({ attendance }) => attendance),
    };
  });
}
