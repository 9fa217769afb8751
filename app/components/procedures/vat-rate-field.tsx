import { useTranslation } from "react-i18next";
import { vatRates } from "#rules/codes.ts";
import { Choice } from "../forms/fields/choice.tsx";
import type { FieldState } from "../forms/fields/field.tsx";

/** No VAT first, as health care is. */
export function VatRateField({ field }: { field: FieldState }) {
  const { t } = useTranslation("procedures");
  return (
    <Choice
      field={field}
      label={t("vatRate")}
      hint={t("vatRateHint")}
      inLine
      options={vatRates.toReversed().map((value) => ({ value, label: t(`vatRates.${value}`) }))}
    />
  );
}
