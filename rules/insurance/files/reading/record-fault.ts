/**
 * Faults of a value that is to be written: not there, there where none may be, longer than its field, of another kind,
 * or with a character that CP852 lacks.
 */
export type RecordFaultName = "MISSING" | "FORBIDDEN" | "TOO_LONG" | "INVALID" | "CHARACTER";

/** The error that writing a record throws: a value is written whole or not at all. */
export class RecordFault extends Error {
  constructor(
    readonly fault: RecordFaultName,
    readonly record: string,
    readonly field: string,
  ) {
    super(`${fault} in the field ${field} of ${record}`);
    this.name = "RecordFault";
  }
}
