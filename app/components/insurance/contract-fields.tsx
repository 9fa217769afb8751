import { useTranslation } from "react-i18next";
import { contractInvoicings, correctedNumbers, healthcareKinds, insurerPaymentVariants } from "#rules/codes.ts";
import { paymentVariantNames } from "#rules/insurance/payment-variants.ts";
import { insurers } from "#rules/patients/insurers.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Choice } from "../forms/fields/choice.tsx";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { MoneyField } from "../forms/fields/money-field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group, Pair } from "../forms/group.tsx";

export type ContractFieldName =
  | "departmentId"
  | "insuranceCompany"
  | "icz"
  | "icp"
  | "healthcare"
  | "paymentVariant"
  | "invoicing"
  | "correctedNumber"
  | "daysToDueDate"
  | "variableSymbol"
  | "validFrom"
  | "validTo";
type Props = {
  fields: Record<ContractFieldName, FieldState>;
  departments: { id: number; name: string }[];
  today: IsoDate;
};

/** The terms of a contract with an insurer. */
export function ContractFields({ fields, departments, today }: Props) {
  const { t } = useTranslation("insurance");
  return (
    <>
      <Group legend={t("party")}>
        <Select
          field={fields.departmentId}
          label={t("departmentId")}
          none={t("choose")}
          options={departments.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Select
          field={fields.insuranceCompany}
          label={t("insuranceCompany")}
          none={t("choose")}
          options={insurers.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        />
        <Pair>
          <TextField field={fields.icz} label={t("icz")} hint={t("iczHint")} width="w12" inputMode="numeric" />
          <TextField field={fields.icp} label={t("icp")} hint={t("icpHint")} width="w12" inputMode="numeric" />
        </Pair>
        <Pair>
          <DateField field={fields.validFrom} label={t("validFrom")} today={today} />
          <DateField field={fields.validTo} label={t("validTo")} hint={t("validToHint")} optional today={today} />
        </Pair>
      </Group>
      <Group legend={t("payment")}>
        <Select
          field={fields.healthcare}
          label={t("healthcare")}
          hint={t("healthcareHint")}
          none={t("choose")}
          width="w12"
          options={healthcareKinds.map((value) => ({ value, label: value }))}
        />
        <Select
          field={fields.paymentVariant}
          label={t("paymentVariant")}
          options={insurerPaymentVariants.map((value) => ({
            value,
            label: t(`paymentVariants.${paymentVariantNames[value]}`),
          }))}
        />
        <Choice
          field={fields.invoicing}
          label={t("invoicing")}
          options={contractInvoicings.map((value) => ({ value, label: t(`invoicings.${value}`) }))}
        />
        <TextField field={fields.daysToDueDate} label={t("daysToDueDate")} width="w8" inputMode="numeric" />
        <TextField
          field={fields.variableSymbol}
          label={t("variableSymbol")}
          hint={t("variableSymbolHint")}
          optional
          width="w8"
          inputMode="numeric"
        />
      </Group>
      <Group legend={t("corrections")}>
        <Choice
          field={fields.correctedNumber}
          label={t("correctedNumber")}
          inLine
          options={correctedNumbers.map((value) => ({ value, label: t(`correctedNumbers.${value}`) }))}
        />
      </Group>
    </>
  );
}

/** The prices of a contract from a day on. */
export function ContractPriceFields({ fields }: { fields: Record<"pointPrice" | "flatRatePrice", FieldState> }) {
  const { t } = useTranslation("insurance");
  return (
    <>
      <TextField
        field={fields.pointPrice}
        label={t("pointPrice")}
        hint={t("pointPriceHint")}
        width="w8"
        inputMode="decimal"
      />
      <MoneyField
        field={fields.flatRatePrice}
        label={t("flatRatePrice")}
        hint={t("flatRatePriceHint")}
        optional
        currency="CZK"
      />
    </>
  );
}
