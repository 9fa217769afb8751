import { useTranslation } from "react-i18next";
import { numberSeparators, yearDigits } from "#rules/invoices/number.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { TextField } from "../forms/fields/text-field.tsx";

export type SeriesValues = Record<"prefix" | "yearDigits" | "separator" | "digits" | "next", string>;

const words = { 4: "four", 2: "two", 0: "none" } as const;

/** The pattern of the numbers of a kind of document, and the next one. */
export function SeriesFields({ fields }: { fields: Record<keyof SeriesValues, FieldState> }) {
  const { t } = useTranslation("billing");
  return (
    <>
      <TextField
        field={fields.prefix}
        label={t("series.prefix")}
        hint={t("series.prefixHint")}
        width="w8"
        autoComplete="off"
        optional
      />
      <Select
        field={fields.yearDigits}
        label={t("series.yearDigits")}
        hint={t("series.yearHint")}
        options={yearDigits.map((value) => ({ value: String(value), label: t(`series.years.${words[value]}`) }))}
      />
      <Select
        field={fields.separator}
        label={t("series.separator")}
        options={numberSeparators.map((value) => ({ value, label: value || t("series.noSeparator") }))}
      />
      <TextField
        field={fields.digits}
        label={t("series.digits")}
        hint={t("series.digitsHint")}
        width="w8"
        inputMode="numeric"
      />
      <TextField
        field={fields.next}
        label={t("series.next")}
        hint={t("series.nextHint")}
        width="w8"
        inputMode="numeric"
      />
    </>
  );
}
