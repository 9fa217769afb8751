import type { FieldState } from "../forms/fields/field.tsx";

/** The basis of a change of a card: the card, and the initial values of the form. */
export function PatientBasis({ fields }: { fields: Record<"patientCard" | "was", FieldState> }) {
  return (
    <>
      <input type="hidden" name={fields.patientCard.name} value={fields.patientCard.defaultValue} />
      <input type="hidden" name={fields.was.name} value={fields.was.defaultValue} />
    </>
  );
}
