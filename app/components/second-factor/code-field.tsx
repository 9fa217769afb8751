import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";

/**
 * A code of the authenticator, which telephones offer to fill in; a recovery code; or, on whatever keyboard, either of
 * them.
 */
export function CodeField({ field, of = "app" }: { field: FieldState; of?: "app" | "recovery" | "any" }) {
  const { t } = useTranslation("secondFactor");
  if (of === "app")
    return (
      <TextField
        field={field}
        label={t("code")}
        hint={t("codeHint")}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        width="w12"
      />
    );
  return (
    <TextField
      field={field}
      label={t(of === "any" ? "anyCode" : "recoveryCode")}
      hint={of === "recovery" && t("recoveryHint")}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      width="w20"
    />
  );
}
