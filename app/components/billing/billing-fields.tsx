import { useTranslation } from "react-i18next";
import { voucherVats } from "#rules/codes.ts";
import { formatIban } from "#rules/format.ts";
import { billingCurrencies } from "#rules/money/currency.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Checkbox } from "../forms/fields/checkbox.tsx";
import { Choice } from "../forms/fields/choice.tsx";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group } from "../forms/group.tsx";
import { AddressFields } from "../forms/addresses/address-fields.tsx";
import type { BillingValues } from "./billing-values.ts";

type Props = {
  fields: Record<Exclude<keyof BillingValues, "address">, FieldState>;
  address: Parameters<typeof AddressFields>[0]["fields"];
  /** A Slovak account is known by its IBAN alone. */
  country: string;
  /** True once the currency stays. */
  currencyFixed: boolean;
  /** The IBAN that follows from the account number. */
  derivedIban?: string | null;
  /** True at a payer of VAT. */
  asksVoucherVat?: boolean;
  today: IsoDate;
};

/** The issuer of invoices, and the account that patients pay to. */
export function BillingFields({ fields, address, country, currencyFixed, derivedIban, asksVoucherVat, today }: Props) {
  const { t } = useTranslation("billing");
  const ibanHint = derivedIban ? t("ibanDerived", { iban: formatIban(derivedIban) }) : t("ibanHint");
  const plain = { autoComplete: "off", optional: true } as const;
  return (
    <>
      <TextField field={fields.companyName} label={t("companyName")} autoComplete="off" />
      <TextField field={fields.companyNumber} label={t("companyNumber")} inputMode="numeric" width="w8" {...plain} />
      {country === "SK" && (
        <TextField field={fields.taxNumber} label={t("taxNumber")} inputMode="numeric" width="w12" {...plain} />
      )}
      <TextField
        field={fields.vatNumber}
        label={t(country === "SK" ? "vatNumberSlovak" : "vatNumber")}
        width="w12"
        {...plain}
      />
      <Checkbox field={fields.vatPayer} label={t("vatPayer")} hint={t("vatPayerHint")} />
      <DateField
        field={fields.vatPayerFrom}
        label={t("vatPayerFrom")}
        hint={t("vatPayerFromHint")}
        today={today}
        optional
      />
      {asksVoucherVat && (
        <Choice
          field={fields.voucherVat}
          label={t("voucherVat")}
          hint={t("voucherVatHint")}
          options={voucherVats.map((value) => ({
            value,
            label: t(`voucherVats.${value}`),
            hint: t(`voucherVatHints.${value}`),
          }))}
        />
      )}
      <TextField field={fields.person} label={t("person")} hint={t("personHint")} {...plain} />
      <Group legend={t("account")}>
        {country === "CZ" && (
          <TextField
            field={fields.accountNumberCze}
            label={t("accountNumberCze")}
            hint={t("accountHint")}
            width="w12"
            {...plain}
          />
        )}
        <TextField field={fields.iban} label={t("iban")} hint={country === "CZ" ? ibanHint : undefined} {...plain} />
        <Choice
          field={fields.currency}
          label={t("currency")}
          hint={t(currencyFixed ? "currencyFixed" : "currencyHint")}
          inLine
          options={billingCurrencies
            .filter((currency) => !currencyFixed || currency === fields.currency.defaultValue)
            .map((currency) => ({ value: currency, label: t(`currencies.${currency}`) }))}
        />
      </Group>
      <Group legend={t("address")}>
        <AddressFields fields={address} />
        <TextArea field={fields.abroadAddress} label={t("abroadAddress")} rows={3} maxLength={300} optional />
      </Group>
      <Group legend={t("printed")}>
        <TextField field={fields.dueDays} label={t("dueDays")} hint={t("dueDaysHint")} inputMode="numeric" width="w8" />
        <TextField field={fields.phone} label={t("phone")} type="tel" width="w12" {...plain} />
        <TextField field={fields.email} label={t("email")} type="email" {...plain} />
        <TextArea
          field={fields.invoiceFooter}
          label={t("invoiceFooter")}
          hint={t("footerHint")}
          rows={3}
          maxLength={500}
          optional
        />
      </Group>
    </>
  );
}
