import { useTranslation } from "react-i18next";
import type { Currency } from "#rules/money/currency.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { Group } from "../forms/group.tsx";
import { MoneyField } from "../forms/fields/money-field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { VatRateField } from "./vat-rate-field.tsx";

type Props = { fields: Record<"name" | "price" | "vatRate", FieldState>; currency: Currency };

/** The fields of an additional service or a product. */
export function AdditionalProcedureFields({ fields, currency }: Props) {
  const { t } = useTranslation("procedures");
  return (
    <Group legend={t("additional.basics")}>
      <TextField field={fields.name} label={t("name")} autoComplete="off" />
      <MoneyField field={fields.price} label={t("price")} hint={t("amountHint")} currency={currency} />
      <VatRateField field={fields.vatRate} />
    </Group>
  );
}
