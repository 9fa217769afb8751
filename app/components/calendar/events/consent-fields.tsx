import { useTranslation } from "react-i18next";
import { Checkbox } from "../../forms/fields/checkbox.tsx";
import type { FieldState } from "../../forms/fields/field.tsx";
import { Group } from "../../forms/group.tsx";
import { TextField } from "../../forms/fields/text-field.tsx";

type Props = {
  fields: Record<string, FieldState | undefined>;
  /** True if a conflict may be overridden; true if a person does not work then. */
  override: boolean;
  outsideHours: boolean;
};

/** The ways to write an event although something is in its way. */
export function ConsentFields({ fields, override, outsideHours }: Props) {
  const { t } = useTranslation("calendar");
  const confirm = outsideHours && <Checkbox field={fields.confirmOutsideHours!} label={t("confirmOutsideHours")} />;
  if (!override) return confirm;
  return (
    <Group legend={t("override")} note={t("overrideHint")}>
      <Checkbox field={fields.override!} label={t("override")} />
      <TextField field={fields.overrideReason!} label={t("overrideReason")} width="w100" maxLength={500} />
      {confirm}
    </Group>
  );
}
