import { useTranslation } from "react-i18next";
import { AddressFields } from "../forms/addresses/address-fields.tsx";
import { FewRequired } from "../forms/few-required.ts";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group } from "../forms/group.tsx";
import type { CustomerValues } from "./customer-values.ts";

type Props = {
  fields: Record<Exclude<keyof CustomerValues, "address">, FieldState>;
  address: Parameters<typeof AddressFields>[0]["fields"];
  countries: readonly { code: string; name: string }[];
};

/** A customer who is neither the patient nor the payer. */
export function CustomerFields({ fields, address, countries }: Props) {
  const { t } = useTranslation("invoices");
  const plain = { autoComplete: "off", optional: true } as const;
  return (
    <FewRequired.Provider value>
      <Group legend={t("customer")}>
        <TextField field={fields.name} label={t("customerName")} autoComplete="off" />
        <TextField field={fields.companyNumber} label={t("companyNumber")} inputMode="numeric" width="w8" {...plain} />
        <TextField field={fields.vatNumber} label={t("vatNumber")} width="w12" {...plain} />
        <TextField
          field={fields.taxNumber}
          label={t("taxNumberSlovak")}
          hint={t("taxNumberHint")}
          inputMode="numeric"
          width="w12"
          {...plain}
        />
      </Group>
      <Group legend={t("customerAddress")}>
        <AddressFields fields={address} />
        <Select
          field={fields.country}
          label={t("customerCountry")}
          optional
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextArea field={fields.abroadAddress} label={t("customerAbroad")} rows={3} maxLength={300} optional />
      </Group>
    </FewRequired.Provider>
  );
}
