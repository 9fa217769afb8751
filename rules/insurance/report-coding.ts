import type { NamedDiagnosis } from "#rules/diagram/body-diagram.ts";
import type { CountedOperation } from "./counted-operation.ts";

/**
 * The part of a report that its insurer is billed by, with the names of operations and diagnoses as they were. Points
 * are not among them: lists come late, and a document freezes its own.
 */
export type ReportCoding = {
  /** The department that the care belongs to, and its specialty. */
  departmentId: number;
  expertise: string;
  operations: CountedOperation[];
  primaryDiagnosis: NamedDiagnosis | null;
  otherDiagnosis: NamedDiagnosis[];
  /** The FT voucher of its visit when it was signed; null of a draft, and of a visit whose voucher was to be entered yet. */
  ftVoucherId: number | null;
  /** Says why a warning does not hold here. */
  reason: string | null;
};
