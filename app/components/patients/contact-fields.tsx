import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";

/** Telephone and e-mail, of a patient or of a person around one. */
export function ContactFields({ fields }: { fields: Record<"phone" | "email", FieldState> }) {
  const { t } = useTranslation("patients");
  return (
    <>
      <TextField
        field={fields.phone}
        label={t("phone")}
        hint={t("phoneHint")}
        optional
        type="tel"
        autoComplete="off"
        width="w12"
      />
      <TextField field={fields.email} label={t("email")} optional type="email" autoComplete="off" />
    </>
  );
}
