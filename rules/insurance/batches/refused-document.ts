import type { InsurerCode } from "#rules/codes.ts";
import type { RecordFaultName } from "../files/reading/record-fault.ts";

/** A document of which a value does not fit into its field of the file: it stays out of its batch. */
export type RefusedDocument = {
  card: number;
  insurer: InsurerCode;
  /** As `06.E`, and the field as `EVAR`. */
  record: string;
  field: string;
  fault: RecordFaultName;
};
