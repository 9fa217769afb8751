import type { InsuranceVariant, InsurerCode } from "#rules/codes.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { DocumentKind } from "../billing/documents.ts";
import type { Compensation } from "../compensations.ts";

/** An operation of a day. */
export type BilledRow = {
  day: IsoDate;
  code: string;
  name: string;
  count: number;
  /** Of one. */
  points: number;
  /** That of a report, where it differs from the main one of a document 01. */
  diagnosis: string | null;
};

/** The part of an FT voucher that a document says. */
export type BilledRequest = {
  issuedAt: IsoDate;
  icp: string;
  expertise: string;
  compensation: Compensation | null;
};

/** A document for an insurer as it is frozen: all that its file, its paper and its page say. */
export type DocumentContent = {
  kind: DocumentKind;
  insurer: InsurerCode;
  variant: InsuranceVariant;
  icp: string;
  expertise: string;
  variableSymbol: string | null;
  patient: string;
  insuredNumber: string;
  /** Codes without a point. */
  primaryDiagnosis: string;
  otherDiagnosis: string[];
  /** Of a document 06. */
  request: BilledRequest | null;
  rows: BilledRow[];
  points: number;
  /** In hellers. */
  price: number;
};

/** A batch as it is frozen: all that the head of its file says. */
export type BatchHead = {
  /** Whether it corrects documents that were refused. */
  isFix: boolean;
  kind: DocumentKind;
  icz: string;
  branch: string;
  /** The first day of its month. */
  month: IsoDate;
  number: number;
  documents: number;
  points: number;
  variant: InsuranceVariant;
  /** Of the interface, as `6.2.47`. */
  interfaceVersion: string;
};
