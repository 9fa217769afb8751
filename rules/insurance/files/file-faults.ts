/**
 * Faults of a file for insurers, each of a line:
 *
 * - `EMPTY`, `FOREIGN`: of the whole file, whose first record heads neither a K-dávka nor an F-dávka.
 * - `UTF8`, `LINE_END`: the first line with letters of UTF-8, or that ends by something else than CR LF.
 * - `CUT`, `TOO_LONG`: a line of another length than its record.
 * - `UNKNOWN_RECORD`, `MISPLACED`: a record that the file does not know, or not there.
 * - `CHARACTER`, `MISSING`, `FORBIDDEN`, `NUMBER_INVALID`, `DAY_INVALID`, `AMOUNT_INVALID`: a field.
 * - `CODE_UNKNOWN`: a value that is not of its field's list.
 * - `TYPE_UNKNOWN`: a batch of a type that is not read; `OTHER_DOCUMENT`: a document that its type does not hold.
 * - `OTHER_PATIENT`: a document 03 of another insured number than the document before.
 * - `NO_DOCUMENT`, `NO_ROW`, `NO_BATCH`: a batch, document or settlement without its parts.
 * - `TOO_MANY_DOCUMENTS`, `TOO_MANY_RECORDS`: more than a batch or a document holds.
 * - `DOCUMENT_ORDER`, `NUMBER_TWICE`: numbers that do not ascend, or are there twice.
 * - `DOCUMENT_COUNT`, `BATCH_COUNT`, `REQUEST_COUNT`: a count that disagrees with the records.
 * - `SUM_DIFFERS`: a sum of an invoice that disagrees with its batches.
 */
export const fileFaults = [
  "EMPTY",
  "FOREIGN",
  "UTF8",
  "LINE_END",
  "CUT",
  "TOO_LONG",
  "UNKNOWN_RECORD",
  "MISPLACED",
  "CHARACTER",
  "MISSING",
  "FORBIDDEN",
  "NUMBER_INVALID",
  "DAY_INVALID",
  "AMOUNT_INVALID",
  "CODE_UNKNOWN",
  "TYPE_UNKNOWN",
  "OTHER_DOCUMENT",
  "OTHER_PATIENT",
  "NO_DOCUMENT",
  "NO_ROW",
  "NO_BATCH",
  "TOO_MANY_DOCUMENTS",
  "TOO_MANY_RECORDS",
  "DOCUMENT_ORDER",
  "NUMBER_TWICE",
  "DOCUMENT_COUNT",
  "BATCH_COUNT",
  "REQUEST_COUNT",
  "SUM_DIFFERS",
] as const;
export type FileFaultName = (typeof fileFaults)[number];

export type FileFault = {
  /** From 1. */
  line: number;
  fault: FileFaultName;
  /** The record with its document, `06.V`, or its letter where it is unknown. */
  record: string | null;
  field: string | null;
  expected: string | null;
  found: string | null;
};

/** More faults than somebody corrects by hand: such a file is read no further. */
export const MOST_FILE_FAULTS = 100;

type About = Partial<Record<"record" | "field", string> & Record<"expected" | "found", string | number | bigint>>;
/** Takes down a fault of a line. */
export type Report = (line: number, fault: FileFaultName, about?: About) => void;

/** Ends the reading of a file with too many faults; `readFile` catches it. */
export class TooManyFaults extends Error {}

/** The faults of a file in the order of its lines, and the function that collects them. */
export function collectFaults(): { faults: () => FileFault[]; report: Report } {
  const found: FileFault[] = [];
  return {
    faults: () => found.toSorted((one, other) => one.line - other.line),
    report(line, fault, { record = null, field = null, expected = null, found: is = null } = {}) {
      const text = (value: string | number | bigint | null) => (value === null ? null : String(value).slice(0, 40));
      found.push({ line, fault, record, field, expected: text(expected), found: text(is) });
      if (found.length >= MOST_FILE_FAULTS) throw new TooManyFaults();
    },
  };
}
