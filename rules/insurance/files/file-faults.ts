/**
 * Faults of a file for insurers, each of a line:
 *
 * - `empty`, `foreign`: of the whole file, whose first record heads neither a K-dávka nor an F-dávka.
 * - `utf8`, `lineEnd`: the first line with letters of UTF-8, or that ends by something else than CR LF.
 * - `cut`, `tooLong`: a line of another length than its record.
 * - `unknownRecord`, `misplaced`: a record that the file does not know, or not there.
 * - `character`, `missing`, `forbidden`, `numberInvalid`, `dayInvalid`, `amountInvalid`: a field.
 * - `typeUnknown`: a batch of a type that is not read; `otherDocument`: a document that its type does not hold.
 * - `otherPatient`: a document 03 of another insured number than the document before.
 * - `noDocument`, `noRow`, `noBatch`: a batch, document or settlement without its parts.
 * - `tooManyDocuments`, `tooManyRecords`: more than a batch or a document holds.
 * - `documentOrder`, `numberTwice`: numbers that do not ascend, or are there twice.
 * - `documentCount`, `batchCount`, `requestCount`: a count that disagrees with the records.
 * - `sumDiffers`: a sum of an invoice that disagrees with its batches.
 */
export const fileFaults = [
  "empty",
  "foreign",
  "utf8",
  "lineEnd",
  "cut",
  "tooLong",
  "unknownRecord",
  "misplaced",
  "character",
  "missing",
  "forbidden",
  "numberInvalid",
  "dayInvalid",
  "amountInvalid",
  "typeUnknown",
  "otherDocument",
  "otherPatient",
  "noDocument",
  "noRow",
  "noBatch",
  "tooManyDocuments",
  "tooManyRecords",
  "documentOrder",
  "numberTwice",
  "documentCount",
  "batchCount",
  "requestCount",
  "sumDiffers",
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
