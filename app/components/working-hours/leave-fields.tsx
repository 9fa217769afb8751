import { useTranslation } from "react-i18next";
import type { IsoDate } from "#rules/time/time.ts";
import { Checkbox } from "../forms/fields/checkbox.tsx";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Group, Pair } from "../forms/group.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { TimeField } from "../forms/fields/time-field.tsx";

export type LeaveFieldName = "date" | "lastDate" | "from" | "to" | "name" | "override" | "overrideReason";
type Props = {
  fields: Record<LeaveFieldName, FieldState>;
  today: IsoDate;
  /** The refusal can be overridden. */
  override: boolean;
};

/** Days, or a part of one, on which a person is away. */
export function LeaveFields({ fields, today, override }: Props) {
  const { t } = useTranslation("workingHours");
  return (
    <>
      {override && (
        <Group legend={t("override")} note={t("overrideHint")}>
          <Checkbox field={fields.override} label={t("override")} />
          <TextField field={fields.overrideReason} label={t("overrideReason")} width="w100" maxLength={500} />
        </Group>
      )}
      <Group legend={t("leaveDays")} note={t("leaveLong")}>
        <Pair>
          <DateField field={fields.date} label={t("leaveFrom")} today={today} />
          <DateField field={fields.lastDate} label={t("leaveTo")} hint={t("leaveToHint")} today={today} optional />
        </Pair>
        <TextField field={fields.name} label={t("reason")} hint={t("reasonHint")} optional maxLength={200} />
      </Group>
      <Group legend={t("leavePart")} note={t("leavePartNote")}>
        <Pair>
          <TimeField field={fields.from} label={t("partFrom")} optional />
          <TimeField field={fields.to} label={t("partTo")} optional />
        </Pair>
      </Group>
    </>
  );
}
