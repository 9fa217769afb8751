import { useTranslation } from "react-i18next";
import type { IsoDate } from "#rules/time.ts";
import { Checkbox } from "../forms/checkbox.tsx";
import { Checks } from "../forms/checks.tsx";
import { Combobox, type ComboboxProps } from "../forms/combobox.tsx";
import { DateField } from "../forms/date-field.tsx";
import type { FieldState } from "../forms/field.tsx";
import { Group, Pair } from "../forms/group.tsx";
import { Select, type SelectOption } from "../forms/select.tsx";
import { TextArea } from "../forms/text-area.tsx";
import { TextField } from "../forms/text-field.tsx";
import { TimeField } from "../forms/time-field.tsx";

export const eventFieldNames = [
  "patient", "procedure", "date", "allDay", "lastDate", "from", "to", "duration", "owner", "staffs", "facilities", "name", "note", "override", "overrideReason", "confirmOutsideHours",
] as const;
type Name = (typeof eventFieldNames)[number];

type Props = {
  fields: Record<Name, FieldState & { initialValue?: unknown }>;
  freeTime: boolean;
  today: IsoDate;
  patient: Omit<ComboboxProps, "field" | "label" | "hint" | "optional">;
  options: Record<"procedures" | "profiles" | "facilities", SelectOption[]>;
  /** The event was refused for what may be overridden. */
  override: boolean;
  /** It was refused only because somebody does not work then. */
  outsideHours: boolean;
};

/** What is asked of an event: who comes for what, when, with whom and where. */
export function EventFields({ fields, freeTime, today, patient, options, override, outsideHours }: Props) {
  const { t } = useTranslation("calendar");
  return (
    <>
      <input type="hidden" name="eventType" value={freeTime ? "FREE_TIME" : "EVENT"} />
      {override && (
        <Group legend={t("override")} note={t("overrideHint")}>
          <Checkbox field={fields.override} label={t("override")} />
          <TextField field={fields.overrideReason} label={t("overrideReason")} width="w100" maxLength={500} />
        </Group>
      )}
      {outsideHours && <Checkbox field={fields.confirmOutsideHours} label={t("confirmOutsideHours")} />}
      <Group legend={t("what")}>
        {freeTime ? (
          <TextField field={fields.name} label={t("name")} hint={t("freeTimeHint")} optional maxLength={200} />
        ) : (
          <>
            <Combobox {...patient} field={fields.patient} label={t("patient")} hint={t("patientHint")} optional />
            <Select field={fields.procedure} label={t("procedure")} options={options.procedures} none={t("noProcedure")} />
            <TextField field={fields.name} label={t("name")} hint={t("nameHint")} optional maxLength={200} />
          </>
        )}
        <TextArea field={fields.note} label={t("note")} hint={t("noteHint")} maxLength={4000} optional />
      </Group>
      <Group legend={t("when")}>
        <DateField field={fields.date} label={t("date")} today={today} />
        <Pair>
          <TimeField field={fields.from} label={t("from")} />
          <TimeField field={fields.to} label={t("to")} hint={freeTime ? undefined : t("toHint")} />
          <TextField field={fields.duration} label={t("duration")} hint={t("durationHint")} width="w4" inputMode="numeric" optional />
        </Pair>
        {(freeTime || fields.allDay.initialValue !== undefined) && (
          <>
            <Checkbox field={fields.allDay} label={t("allDay")} />
            <DateField field={fields.lastDate} label={t("lastDate")} hint={t("lastDateHint")} today={today} optional />
          </>
        )}
      </Group>
      <Group legend={t("who")}>
        <Select field={fields.owner} label={t("owner")} options={options.profiles} none={t("noOwner")} />
        <Checks field={fields.staffs} label={t("staffs")} options={options.profiles} optional />
        {options.facilities.length > 0 && <Checks field={fields.facilities} label={t("facilities")} options={options.facilities} optional />}
      </Group>
    </>
  );
}
