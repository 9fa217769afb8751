import { useTranslation } from "react-i18next";
import { slotFrequencies } from "#rules/bookings/slot-frequencies.ts";
import { colors } from "#rules/codes.ts";
import { ColorChip } from "../base/chip.tsx";
import { Checkbox } from "../forms/fields/checkbox.tsx";
import { Choice } from "../forms/fields/choice.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Select } from "../forms/fields/select.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Group } from "../forms/group.tsx";
import type { RulesValues } from "./rules-values.ts";

type Fields = Record<keyof RulesValues, FieldState>;

type Props = {
  fields: Fields;
  /** The last year for which the holidays of the centre's country are settled; null where there is none. */
  holidaysUntil: number | null;
};

/** The rules of online booking, in groups. */
export function RulesFields({ fields, holidaysUntil }: Props) {
  const { t } = useTranslation("bookingRules");
  return (
    <>
      <TimesFields fields={fields} holidaysUntil={holidaysUntil} />
      <RequestFields fields={fields} />
      <Group legend={t("payment")}>
        <Checkbox field={fields.paymentInAdvance} label={t("paymentInAdvance")} />
        <TextArea
          field={fields.paymentText}
          label={t("paymentText")}
          hint={t("paymentTextHint")}
          maxLength={1000}
          optional
        />
      </Group>
      <Group legend={t("websites")}>
        <TextArea field={fields.origins} label={t("origins")} hint={t("originsHint")} optional />
      </Group>
    </>
  );
}

function TimesFields({ fields, holidaysUntil }: Props) {
  const { t } = useTranslation("bookingRules");
  const number = (name: keyof RulesValues & `${string}In${"Minutes" | "Days" | "Hours"}`) => (
    <TextField
      field={fields[name]}
      label={t(name)}
      hint={t(`${name}Hint`)}
      inputMode="numeric"
      autoComplete="off"
      width="w4"
    />
  );
  return (
    <>
      <Group legend={t("times")}>
        <Select
          field={fields.slotFrequency}
          label={t("slotFrequency")}
          width="w12"
          options={slotFrequencies.map((count) => ({ value: String(count), label: t("everyMinutes", { count }) }))}
        />
        {number("breakBetweenOperationsInMinutes")}
        {number("earliestBookingInDays")}
        {number("latestBookingInHours")}
        <Checkbox
          field={fields.bookingAtNationalHoliday}
          label={t("bookingAtNationalHoliday")}
          hint={holidaysUntil !== null && t("holidaysUntil", { year: holidaysUntil })}
        />
      </Group>
      <Group legend={t("cancellation")}>
        <Checkbox field={fields.bookingCancellationAllowed} label={t("bookingCancellationAllowed")} />
        {number("latestBookingCancellationInHours")}
      </Group>
    </>
  );
}

function RequestFields({ fields }: { fields: Fields }) {
  const { t } = useTranslation(["bookingRules", "procedures"]);
  return (
    <Group legend={t("requests")}>
      <Checkbox field={fields.emailConfirmed} label={t("emailConfirmed")} hint={t("emailConfirmedHint")} />
      <Choice
        field={fields.color}
        label={t("color")}
        inLine
        options={colors.map((value) => ({
          value,
          label: <ColorChip color={value}>{t(`procedures:colors.${value}`)}</ColorChip>,
        }))}
      />
      <TextArea
        field={fields.introductoryText}
        label={t("introductoryText")}
        hint={t("introductoryTextHint")}
        maxLength={2000}
        optional
      />
    </Group>
  );
}
