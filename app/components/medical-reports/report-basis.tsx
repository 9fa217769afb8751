import type { FieldState } from "../forms/fields/field.tsx";

const names = ["patientCard", "patientAttendance", "correctionOf", "beginsFrom"] as const;

/** The basis of a new report: patient, visit, the report it corrects and the one it continues. */
export function ReportBasis({ fields }: { fields: Record<(typeof names)[number], FieldState> }) {
  return names.map((name) => (
    <input key={name} type="hidden" name={fields[name].name} value={fields[name].defaultValue} />
  ));
}
