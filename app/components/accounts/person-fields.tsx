import { useTranslation } from "react-i18next";
import type { FieldState } from "../forms/fields/field.tsx";
import { Pair } from "../forms/group.tsx";
import { TextField } from "../forms/fields/text-field.tsx";

type Props = { fields: Record<"degreeBefore" | "name" | "surname" | "degreeAfter" | "phone", FieldState> };

/** Degrees, name and telephone of a member of the staff. */
export function PersonFields({ fields }: Props) {
  const { t } = useTranslation("accounts");
  return (
    <>
      <TextField field={fields.name} label={t("name")} autoComplete="given-name" width="w100" />
      <TextField field={fields.surname} label={t("surname")} autoComplete="family-name" width="w100" />
      <Pair>
        <TextField
          field={fields.degreeBefore}
          label={t("degreeBefore")}
          optional
          autoComplete="honorific-prefix"
          width="w8"
        />
        <TextField
          field={fields.degreeAfter}
          label={t("degreeAfter")}
          optional
          autoComplete="honorific-suffix"
          width="w8"
        />
      </Pair>
      <TextField field={fields.phone} label={t("phone")} optional type="tel" autoComplete="tel" width="w12" />
    </>
  );
}
