import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";

/** The payer in the place of the patient, or without a card: one of those of lately, or another one. */
export function PayerField({ field, hint, payers }: { field: FieldState; hint: string; payers: string[] }) {
  const { t } = useTranslation("payments");
  return (
    <>
      <TextField
        field={field}
        label={t("payerLabel")}
        hint={hint}
        list="payers"
        maxLength={200}
        autoComplete="off"
        optional
      />
      <datalist id="payers">
        {payers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
