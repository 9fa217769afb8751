import { useTranslation } from "react-i18next";
import { fileHref } from "#app/paths/href.ts";
import { Checkbox } from "../forms/fields/checkbox.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { FileField } from "../forms/fields/file-field.tsx";
import { Group } from "../forms/group.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { AddressFields } from "../forms/addresses/address-fields.tsx";

type Props = {
  fields: Record<"name" | "phone" | "email" | "abroadAddress" | "visitMinutes" | "logo" | "removeLogo", FieldState>;
  address: Parameters<typeof AddressFields>[0]["fields"];
  /** The file of the logo that documents carry now. */
  logo: string | null;
};

/** The centre's data on its documents and in its calendar. */
export function CenterFields({ fields, address, logo }: Props) {
  const { t } = useTranslation("settings");
  return (
    <>
      <TextField field={fields.name} label={t("center.name")} autoComplete="off" width="w20" />
      <Group legend={t("center.contact")}>
        <TextField field={fields.phone} label={t("center.phone")} type="tel" autoComplete="off" width="w12" optional />
        <TextField
          field={fields.email}
          label={t("center.email")}
          type="email"
          autoComplete="off"
          width="w20"
          optional
        />
      </Group>
      <Group legend={t("center.address")}>
        <AddressFields fields={address} />
        <TextArea
          field={fields.abroadAddress}
          label={t("center.abroadAddress")}
          hint={t("center.abroadAddressHint")}
          rows={3}
          maxLength={300}
          optional
        />
      </Group>
      <Group legend={t("center.calendar")}>
        <TextField
          field={fields.visitMinutes}
          label={t("center.visitMinutes")}
          hint={t("center.visitMinutesHint")}
          inputMode="numeric"
          width="w4"
        />
      </Group>
      <Group legend={t("center.logo")}>
        {logo && (
          <p className="mb">
            <img className="logo" src={fileHref(logo)} alt={t("center.logoNow")} />
          </p>
        )}
        {logo && <Checkbox field={fields.removeLogo} label={t("center.removeLogo")} />}
        <FileField
          field={fields.logo}
          label={t("center.logo")}
          hint={t("center.logoHint")}
          accept=".png,.jpg,.jpeg,.webp"
          optional
        />
      </Group>
    </>
  );
}
