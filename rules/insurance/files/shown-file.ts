import { MOST_ROWS } from "./document-kinds.ts";
import type { FileFault } from "./file-faults.ts";
import type { FileBatch, FileDocument, HeadVersion } from "./reading/read-batches.ts";
import type { ReadFile } from "./reading/read-file.ts";
import type { FileInvoice } from "./reading/read-invoices.ts";

/** The most documents, batches and invoices that are shown, each. */
export const MOST_SHOWN = 100;

/** A value as the file holds it, without the spaces around it; null where it is empty or cut away. */
type Value = string | null;
export type ShownRow = { line: number } & Record<"day" | "code" | "count" | "insuredNumber", Value>;
export type ShownDocument = { line: number; kind: string; rowCount: number; rows: ShownRow[] } & Record<
  "number" | "insurer" | "insuredNumber" | "diagnosis" | "points",
  Value
>;
export type ShownBatch = {
  line: number;
  version: HeadVersion;
  documentCount: number;
  documents: ShownDocument[];
} & Record<
  | "character"
  | "type"
  | "icz"
  | "year"
  | "month"
  | "number"
  | "points"
  | "amount"
  | "insuranceVariant"
  | "insurer"
  | "documentVersion"
  | "medicamentVersion",
  Value
>;
export type ShownInvoice = {
  line: number;
  isAdvance: boolean;
  batchCount: number;
  batches: ({ line: number } & Record<"number" | "year" | "month" | "points" | "amount", Value>)[];
} & Record<
  "number" | "issuedOn" | "dueOn" | "year" | "month" | "amount" | "points" | "insuranceVariant" | "healthcare" | "note",
  Value
>;
/** The beginning of a file, with the numbers of all its records. */
export type ShownFile = {
  kind: "K" | "F";
  isWhole: boolean;
  faults: FileFault[];
  icz: Value;
  insurer: Value;
  batchCount: number;
  documentCount: number;
  invoiceCount: number;
  batches: ShownBatch[];
  invoices: ShownInvoice[];
};

/** The beginning of a file, for a page. */
export function shownFile({ isWhole, faults, batches, invoiceFile }: ReadFile, kind: "K" | "F"): ShownFile {
  const { head, invoices } = invoiceFile;
  let left = MOST_SHOWN;
  const shown = batches.slice(0, MOST_SHOWN).map((batch) => {
    const documents = batch.documents.slice(0, left);
    left -= documents.length;
    return batchOf(batch, documents);
  });
  return {
    kind,
    isWhole,
    faults,
    icz: valueOf(head?.values.FICZ ?? batches[0]?.head.values.DICO),
    insurer: valueOf(head?.values.FPLATCE ?? shown[0]?.insurer),
    batchCount: batches.length,
    documentCount: batches.reduce((sum, { documents }) => sum + documents.length, 0),
    invoiceCount: invoices.length,
    batches: shown,
    invoices: invoices.slice(0, MOST_SHOWN).map(invoiceOf),
  };
}

const valueOf = (value: string | null | undefined): Value => value || null;

function batchOf({ version, head: { line, values }, documents: all }: FileBatch, shown: FileDocument[]): ShownBatch {
  const documents = shown.map(documentOf);
  return {
    line,
    version,
    character: valueOf(values.CHAR),
    type: valueOf(values.DTYP),
    icz: valueOf(values.DICO),
    year: valueOf(values.DROK),
    month: valueOf(values.DMES),
    number: valueOf(values.DCID),
    points: valueOf(values.DBODY),
    amount: valueOf(values.DFIN),
    insuranceVariant: valueOf(values.DDPP),
    documentVersion: valueOf(values.DVDR1),
    medicamentVersion: valueOf(values.DVDR2),
    insurer: documents.find(({ insurer }) => insurer)?.insurer ?? null,
    documentCount: all.length,
    documents,
  };
}

function documentOf({ shape: { kind, names, rowNames }, head: { line, values }, rows }: FileDocument): ShownDocument {
  const named = (name: string | undefined) => valueOf(name && values[name]);
  return {
    line,
    kind,
    number: named(names.number),
    insurer: named(names.insurer),
    insuredNumber: named(names.insuredNumber),
    diagnosis: named(names.diagnosis),
    points: named(names.points),
    rowCount: rows.length,
    rows: rows.slice(0, MOST_ROWS).map(({ line, values }) => ({
      line,
      day: valueOf(values[rowNames.day]),
      code: valueOf(values[rowNames.code]),
      count: valueOf(rowNames.count && values[rowNames.count]),
      insuredNumber: valueOf(rowNames.insuredNumber && values[rowNames.insuredNumber]),
    })),
  };
}

function invoiceOf({ head: { line, record, values }, batches }: FileInvoice): ShownInvoice {
  const isAdvance = record === "F.Z";
  const named = (ofSettlement: string, ofAdvance: string) => valueOf(values[isAdvance ? ofAdvance : ofSettlement]);
  return {
    line,
    isAdvance,
    number: named("VCIS", "ZCIS"),
    issuedOn: named("VVYST", "ZVYST"),
    dueOn: named("VSPLAT", "ZSPLAT"),
    year: named("VROK", "ZROK"),
    month: named("VMES", "ZMES"),
    amount: named("VFINC", "ZFINC"),
    points: valueOf(values.VFINBOD),
    insuranceVariant: named("VDPOJ", "ZPOJ"),
    healthcare: named("VDPECE", "ZPECE"),
    note: named("VPOZ", "ZPOZ"),
    batchCount: batches.length,
    batches: batches.slice(0, MOST_SHOWN).map(({ line, values }) => ({
      line,
      number: valueOf(values.DCIS),
      year: valueOf(values.DROK),
      month: valueOf(values.DMES),
      points: valueOf(values.DBODY),
      amount: valueOf(values.DKC),
    })),
  };
}
