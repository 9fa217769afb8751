import { useTranslation } from "react-i18next";
import { Choice } from "../../forms/fields/choice.tsx";
import { startingWith, type FieldState } from "../../forms/fields/field.tsx";

/** Whether a change is meant for one event alone, for those after it too, or for its whole series. */
export const scopes = ["one", "following", "series"] as const;

export function ScopeChoice({ field }: { field: FieldState }) {
  const { t } = useTranslation("events");
  return (
    <Choice
      field={startingWith(field, "one")}
      label={t("scope")}
      hint={t("scopeHint")}
      options={scopes.map((value) => ({ value, label: t(`scopes.${value}`) }))}
    />
  );
}
