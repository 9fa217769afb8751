import { useTranslation } from "react-i18next";
import { readBirthDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Choice } from "../../forms/fields/choice.tsx";
import { DateField } from "../../forms/fields/date-field.tsx";
import type { FieldState } from "../../forms/fields/field.tsx";
import { Pair } from "../../forms/group.tsx";
import { TextField } from "../../forms/fields/text-field.tsx";
import { DuplicateNote, type Candidate as Known } from "../../patients/duplicate-note.tsx";

export const newPatientFieldNames = ["surname", "name", "phone", "dateOfBirth"] as const;
export type Candidate = Known & { id: number };
type Props = {
  fields: Record<(typeof newPatientFieldNames)[number], FieldState>;
  sameAs: FieldState;
  today: IsoDate;
  /** Existing cards that may be the same patient. */
  candidates?: Candidate[];
  cardHref: (uuid: string) => string;
};

/** The minimal card for a new patient; it is opened together with the event. */
export function NewPatientFields({ fields, sameAs, today, candidates = [], cardHref }: Props) {
  const { t } = useTranslation(["events", "patients"]);
  const begun =
    candidates.length > 0 || newPatientFieldNames.some((name) => fields[name].defaultValue || fields[name].errors);
  const living = candidates.filter(({ archived }) => !archived);
  return (
    <details className="more" open={begun}>
      <summary>{t("newPatient")}</summary>
      {candidates.length > 0 && (
        <>
          <DuplicateNote candidates={candidates} hrefOf={cardHref} />
          <Choice
            field={sameAs}
            label={t("sameAs")}
            options={[
              ...living.map(({ id, fullName }) => ({ value: String(id), label: t("sameAsKnown", { name: fullName }) })),
              { value: "new", label: t("sameAsNobody") },
            ]}
          />
        </>
      )}
      <p className="hint">{t("newPatientHint")}</p>
      <Pair>
        <TextField field={fields.surname} label={t("patients:surname")} autoComplete="off" width="w12" />
        <TextField field={fields.name} label={t("patients:name")} autoComplete="off" width="w12" />
      </Pair>
      <Pair>
        <TextField
          field={fields.phone}
          label={t("patients:phone")}
          type="tel"
          autoComplete="off"
          width="w12"
          optional
        />
        <DateField
          field={fields.dateOfBirth}
          label={t("patients:dateOfBirth")}
          hint={t("birthDateHint")}
          today={today}
          read={readBirthDate}
          optional
        />
      </Pair>
    </details>
  );
}
