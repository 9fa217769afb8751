import { useTranslation } from "react-i18next";
import { readBirthDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Choice } from "../forms/fields/choice.tsx";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Pair } from "../forms/group.tsx";
import { ReferralField } from "./referral-field.tsx";

export type RequestValues = Record<
  "uuid" | "name" | "surname" | "dateOfBirth" | "sex" | "email" | "phone" | "issue" | "note" | "file",
  string
>;

type Props = {
  fields: Record<Exclude<keyof RequestValues, "uuid">, FieldState>;
  /** Of the request: sent again, it is entered once. */
  uuid: string;
  /** The work that a script proves in the browser, `public/booking-proof.js`. */
  challenge: string;
  today: IsoDate;
};

/** A patient's contact, and the reason of a visit. */
export function RequestFields({ fields, uuid, challenge, today }: Props) {
  const { t } = useTranslation("bookings");
  return (
    <>
      <input type="hidden" name="uuid" value={uuid} />
      <input type="hidden" name="proof" data-challenge={challenge} />
      <Pair>
        <TextField field={fields.name} label={t("name")} autoComplete="given-name" width="w12" />
        <TextField field={fields.surname} label={t("surname")} autoComplete="family-name" />
      </Pair>
      <DateField
        field={fields.dateOfBirth}
        label={t("dateOfBirth")}
        hint={t("dateOfBirthHint")}
        today={today}
        read={readBirthDate}
      />
      <Choice
        field={fields.sex}
        label={t("sex")}
        inLine
        options={[
          { value: "FEMALE", label: t("female") },
          { value: "MALE", label: t("male") },
        ]}
      />
      <TextField field={fields.email} label={t("email")} hint={t("emailHint")} type="email" autoComplete="email" />
      <TextField field={fields.phone} label={t("phone")} type="tel" autoComplete="tel" width="w12" />
      <TextArea field={fields.issue} label={t("issue")} hint={t("issueHint")} optional rows={2} />
      <TextArea field={fields.note} label={t("note")} optional rows={2} />
      <ReferralField field={fields.file} />
    </>
  );
}
