import type { FieldState } from "../forms/field.tsx";

const names = ["patientCard", "patientAttendance", "correctionOf", "beginsFrom"] as const;

/** What a new report is about: whom, which visit, what it corrects and what it goes on from. */
export function ReportBasis({ fields }: { fields: Record<(typeof names)[number], FieldState> }) {
  return names.map((name) => (
    <input key={name} type="hidden" name={fields[name].name} value={fields[name].defaultValue} />
  ));
}
