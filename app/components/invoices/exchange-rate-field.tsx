import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextField } from "../forms/fields/text-field.tsx";

/** The rate by which an invoice in euros states its VAT in crowns, of the day of supply. */
export function ExchangeRateField({ field, suppliedOn }: { field: FieldState; suppliedOn: string }) {
  const { t, i18n } = useTranslation("invoices");
  return (
    <TextField
      field={field}
      label={t("exchangeRateAsked")}
      hint={t("exchangeRateHint", { date: formatDate(suppliedOn, i18n.language as Locale) })}
      inputMode="decimal"
      autoComplete="off"
      width="w8"
    />
  );
}
