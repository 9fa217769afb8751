import { useTranslation } from "react-i18next";
import type { Currency } from "#rules/money/currency.ts";
import { Choice } from "../forms/fields/choice.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { MoneyField } from "../forms/fields/money-field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";

type Props = { fields: Record<"direction" | "amount" | "reason", FieldState>; currency: Currency };

/** Cash that is put into a box or taken out of it, and why. */
export function EntryFields({ fields, currency }: Props) {
  const { t } = useTranslation("cash");
  const options = (["IN", "OUT"] as const).map((value) => ({ value, label: t(`directions.${value}`) }));
  return (
    <>
      <Choice field={fields.direction} label={t("direction")} options={options} inLine />
      <MoneyField field={fields.amount} label={t("amount")} currency={currency} />
      <TextField field={fields.reason} label={t("purpose")} hint={t("purposeHint")} autoComplete="off" />
    </>
  );
}
