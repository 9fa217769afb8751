import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group } from "../forms/group.tsx";
import { SpecialtyField } from "../insurance/specialty-field.tsx";

export type FtVoucherApplicantFieldName = "name" | "icp" | "expertise" | "phone" | "address";
type Props = {
  fields: Record<FtVoucherApplicantFieldName, FieldState>;
  specialties: { code: string; name: string }[];
};

/** The fields of a physician who asks for care on FT vouchers, in the order of a stamp. */
export function FtVoucherApplicantFields({ fields, specialties }: Props) {
  const { t } = useTranslation("ftVoucherApplicants");
  return (
    <>
      <Group legend={t("physician")}>
        <TextField field={fields.name} label={t("name")} hint={t("nameHint")} autoComplete="off" />
        <TextField
          field={fields.icp}
          label={t("icp")}
          hint={t("icpHint")}
          width="w12"
          inputMode="numeric"
          autoComplete="off"
        />
        <SpecialtyField
          field={fields.expertise}
          label={t("expertise")}
          hint={t("expertiseHint")}
          specialties={specialties}
        />
      </Group>
      <Group legend={t("contact")}>
        <TextField field={fields.phone} label={t("phone")} optional type="tel" width="w12" autoComplete="off" />
        <TextArea field={fields.address} label={t("address")} hint={t("addressHint")} optional rows={3} />
      </Group>
    </>
  );
}
