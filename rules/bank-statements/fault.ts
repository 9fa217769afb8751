/**
 * Faults of a statement:
 *
 * - `empty`, `tooLarge`: of the whole file.
 * - `kindUnknown`: neither GPC, camt.053 nor a table.
 * - `mt940`: a format that is known and not read.
 * - `columnsUnknown`: a table without a recognised day or amount; the columns can be chosen by hand.
 * - `xmlInvalid`: not well-formed, or it declares a document type or entities.
 * - `messageUnknown`: XML that is no camt.053.
 * - `recordInvalid`: a record of another kind or length than the format knows.
 * - `dayInvalid`, `amountInvalid`: a value of the record.
 */
export type StatementFaultName =
  | "empty"
  | "tooLarge"
  | "kindUnknown"
  | "mt940"
  | "columnsUnknown"
  | "xmlInvalid"
  | "messageUnknown"
  | "recordInvalid"
  | "dayInvalid"
  | "amountInvalid";

/** The only error that reading a statement throws. The line counts from 1; null when the fault is of the whole file. */
export class StatementFault extends Error {
  constructor(
    readonly fault: StatementFaultName,
    readonly line: number | null = null,
  ) {
    super(line === null ? fault : `${fault} on line ${line}`);
    this.name = "StatementFault";
  }
}
