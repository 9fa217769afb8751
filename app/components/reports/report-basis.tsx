import type { FieldState } from "../forms/field.tsx";

/** What a new report is about: whom, which visit, and what it corrects. */
export function ReportBasis({ fields }: { fields: Record<"patientCard" | "patientAttendance" | "correctionOf", FieldState> }) {
  const { patientCard, patientAttendance, correctionOf } = fields;
  return [patientCard, patientAttendance, correctionOf].map(({ name, defaultValue }) => <input key={name} type="hidden" name={name} value={defaultValue} />);
}
