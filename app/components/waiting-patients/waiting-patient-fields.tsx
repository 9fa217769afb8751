import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { weekdayName } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Checkbox } from "../forms/fields/checkbox.tsx";
import { Checks } from "../forms/fields/checks.tsx";
import { Combobox } from "../forms/combobox/combobox.tsx";
import type { ComboboxProps } from "../forms/combobox/combobox-live.tsx";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Group, Pair } from "../forms/group.tsx";
import type { SelectOption } from "../forms/fields/select.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { TimeField } from "../forms/fields/time-field.tsx";

export const waitingPatientFieldNames = [
  "patientCard",
  "phone",
  "email",
  "procedures",
  "profiles",
  "weekdays",
  "timeFrom",
  "timeTo",
  "availableFrom",
  "availableTo",
  "urgent",
  "note",
] as const;
export type WaitingPatientFieldName = (typeof waitingPatientFieldNames)[number];

type Props = {
  fields: Record<WaitingPatientFieldName, FieldState & { initialValue?: unknown }>;
  today: IsoDate;
  /** Left out where the patient is known and stays. */
  patient?: Omit<ComboboxProps, "field" | "label" | "hint" | "optional">;
  procedures: SelectOption[];
  profiles: SelectOption[];
};

/** The patient who waits, and their preferences: empty ones accept anything. */
export function WaitingPatientFields({ fields, today, patient, procedures, profiles }: Props) {
  const { t, i18n } = useTranslation("waitingPatients");
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    value: String(day),
    label: weekdayName(day, i18n.language as Locale),
  }));
  return (
    <>
      <Group legend={t("who")} note={t("whoNote")}>
        {patient ? (
          <Combobox {...patient} field={fields.patientCard} label={t("patient")} hint={t("patientHint")} />
        ) : (
          <input type="hidden" name={fields.patientCard.name} value={fields.patientCard.defaultValue} />
        )}
        <TextField
          field={fields.phone}
          label={t("phone")}
          hint={t("fromCard")}
          type="tel"
          autoComplete="off"
          maxLength={40}
          optional
        />
        <TextField
          field={fields.email}
          label={t("email")}
          hint={t("fromCard")}
          type="email"
          autoComplete="off"
          maxLength={254}
          optional
        />
      </Group>
      <Group legend={t("what")} note={t("whatNote")}>
        <Checks field={fields.procedures} label={t("procedures")} options={procedures} optional />
        <Checks field={fields.profiles} label={t("profiles")} options={profiles} optional />
      </Group>
      <Group legend={t("when")} note={t("whatNote")}>
        <Checks field={fields.weekdays} label={t("weekdays")} options={weekdays} optional />
        <Pair>
          <TimeField field={fields.timeFrom} label={t("timeFrom")} optional />
          <TimeField field={fields.timeTo} label={t("timeTo")} optional />
        </Pair>
        <Pair>
          <DateField field={fields.availableFrom} label={t("availableFrom")} today={today} optional />
          <DateField field={fields.availableTo} label={t("availableTo")} today={today} optional />
        </Pair>
      </Group>
      <Group legend={t("more")}>
        <Checkbox field={fields.urgent} label={t("urgent")} hint={t("urgentHint")} />
        <TextArea field={fields.note} label={t("note")} hint={t("noteHint")} maxLength={4000} optional />
      </Group>
    </>
  );
}
