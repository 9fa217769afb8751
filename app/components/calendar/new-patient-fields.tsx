import { useTranslation } from "react-i18next";
import { readBirthDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time.ts";
import { Choice } from "../forms/choice.tsx";
import { DateField } from "../forms/date-field.tsx";
import type { FieldState } from "../forms/field.tsx";
import { Pair } from "../forms/group.tsx";
import { TextField } from "../forms/text-field.tsx";
import { DuplicateNote, type Candidate as Known } from "../patients/duplicate-note.tsx";

export const newPatientFieldNames = ["surname", "name", "phone", "dateOfBirth"] as const;
export type Candidate = Known & { id: number };
type Props = {
  fields: Record<(typeof newPatientFieldNames)[number], FieldState>;
  sameAs: FieldState;
  today: IsoDate;
  /** Who has a card already and may be the one. */
  candidates?: Candidate[];
  cardHref: (uuid: string) => string;
};

/** The least a card needs, for somebody who has none yet; it is opened together with the event. */
export function NewPatientFields({ fields, sameAs, today, candidates = [], cardHref }: Props) {
  const { t } = useTranslation(["event", "patients"]);
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
