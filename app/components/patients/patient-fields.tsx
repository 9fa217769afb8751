import { useTranslation } from "react-i18next";
import { insuranceVariants, locales } from "#rules/codes.ts";
import { findInsurer, insurers } from "#rules/patients/insurers.ts";
import { readBirthDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Checkbox } from "../forms/fields/checkbox.tsx";
import { Choice } from "../forms/fields/choice.tsx";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Group, Pair } from "../forms/group.tsx";
import { Select } from "../forms/fields/select.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { AddressFields } from "../forms/addresses/address-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { FreeAddress, type Splitting } from "./free-address.tsx";
import { PersonalNumberField } from "./personal-number-field.tsx";
import type { PatientValues } from "./patient-values.ts";

export type PatientFieldStates = Record<Exclude<keyof PatientValues, "address">, FieldState>;
export type AddressFieldStates = Record<keyof PatientValues["address"], FieldState>;
type Props = {
  fields: PatientFieldStates;
  address: AddressFieldStates;
  today: IsoDate;
  countries: readonly { code: string; name: string }[];
  splitting: Splitting;
};

/** The fields of a patient card, in groups. */
export function PatientFields({ fields, address, today, countries, splitting }: Props) {
  const { t } = useTranslation("patients");
  return (
    <>
      <Group legend={t("person")} note={t("personNote")}>
        <Pair>
          <TextField field={fields.degreeBefore} label={t("degreeBefore")} optional autoComplete="off" width="w8" />
          <TextField field={fields.name} label={t("name")} autoComplete="off" width="w12" />
        </Pair>
        <Pair>
          <TextField field={fields.surname} label={t("surname")} autoComplete="off" />
          <TextField field={fields.degreeAfter} label={t("degreeAfter")} optional autoComplete="off" width="w8" />
        </Pair>
        <PersonalNumberField field={fields.personalIdentificationNumber} today={today} />
        <DateField
          field={fields.dateOfBirth}
          label={t("dateOfBirth")}
          hint={t("dateOfBirthHint")}
          optional
          today={today}
          read={readBirthDate}
        />
        <Choice
          field={fields.sex}
          label={t("sex")}
          optional
          inLine
          options={[
            { value: "FEMALE", label: t("female") },
            { value: "MALE", label: t("male") },
          ]}
        />
        <Pair>
          <TextField
            field={fields.height}
            label={t("height")}
            optional
            inputMode="numeric"
            autoComplete="off"
            width="w8"
          />
          <TextField
            field={fields.weight}
            label={t("weight")}
            optional
            inputMode="decimal"
            autoComplete="off"
            width="w8"
          />
        </Pair>
      </Group>
      <Group legend={t("contact")}>
        <ContactFields fields={fields} />
        <FreeAddress field={fields.rawCzechAddress} splitting={splitting} />
        <AddressFields fields={address} />
        <Select
          field={fields.country}
          label={t("country")}
          optional
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextArea field={fields.abroadAddress} label={t("abroadAddress")} optional rows={2} />
        <Select
          field={fields.language}
          label={t("language")}
          hint={t("languageHint")}
          none={t("languageNone")}
          optional
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
        <Checkbox field={fields.noticesRefused} label={t("noticesRefused")} />
      </Group>
      <InsuranceGroup fields={fields} today={today} />
      <Group legend={t("warnings")} note={t("warningsNote")}>
        <TextArea field={fields.cave} label={t("cave")} hint={t("caveHint")} optional />
        <TextArea field={fields.invoiceNote} label={t("invoiceNote")} optional rows={2} />
      </Group>
    </>
  );
}

/** A retired insurer can still be chosen where it was. */
function InsuranceGroup({ fields, today }: Pick<Props, "fields" | "today">) {
  const { t } = useTranslation("patients");
  const code = fields.insuranceCompanyCode.defaultValue ?? "";
  const former = insurers.some((insurer) => insurer.code === code) ? undefined : findInsurer(code);
  return (
    <Group legend={t("insurance")}>
      <Select
        field={fields.insuranceCompanyCode}
        label={t("insuranceCompanyCode")}
        none={t("selfPayer")}
        width="w100"
        options={[...insurers, ...(former ? [former] : [])].map(({ code, name }) => ({
          value: code,
          label: `${code} ${name}`,
        }))}
      />
      <TextField
        field={fields.insuranceNumber}
        label={t("insuranceNumber")}
        hint={t("insuranceNumberHint")}
        optional
        inputMode="numeric"
        autoComplete="off"
        width="w12"
      />
      <Select
        field={fields.insuranceVariant}
        label={t("insuranceVariant")}
        none={t("unknown")}
        options={insuranceVariants.map((variant) => ({
          value: variant,
          label: `${variant} – ${t(`variant${variant}`)}`,
        }))}
      />
      <DateField
        field={fields.insuredSince}
        label={t("insuredSince")}
        hint={t("insuredSinceHint")}
        optional
        today={today}
        read={readBirthDate}
      />
    </Group>
  );
}
