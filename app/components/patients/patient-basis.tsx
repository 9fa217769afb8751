import type { FieldState } from "../forms/field.tsx";

/** What a change of a card is based on: which card, and what the form was first filled with. */
export function PatientBasis({ fields }: { fields: Record<"patientCard" | "was", FieldState> }) {
  return (
    <>
      <input type="hidden" name={fields.patientCard.name} value={fields.patientCard.defaultValue} />
      <input type="hidden" name={fields.was.name} value={fields.was.defaultValue} />
    </>
  );
}
