import { useTranslation } from "react-i18next";
import type { Currency } from "#rules/currency.ts";
import type { FieldState } from "../forms/field.tsx";
import { Group } from "../forms/group.tsx";
import { MoneyField } from "../forms/money-field.tsx";
import { TextField } from "../forms/text-field.tsx";
import { VatRateField } from "./vat-rate-field.tsx";

type Props = { fields: Record<"name" | "price" | "vatRate", FieldState>; currency: Currency };

/** Everything an additional service or a product says. */
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
