import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { IsoDate } from "#rules/time/time.ts";
import { DateField } from "../forms/fields/date-field.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Pair } from "../forms/group.tsx";
import { Select, type SelectOption } from "../forms/fields/select.tsx";
import { TextArea } from "../forms/fields/text-area.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { TimeField } from "../forms/fields/time-field.tsx";

export type ReportFieldName = "date" | "time" | "procedure" | "duration" | "content";
type Props = {
  fields: Record<ReportFieldName, FieldState>;
  today: IsoDate;
  procedures: SelectOption[];
  /** Content above the text, and below it. */
  editor?: ReactNode;
  children?: ReactNode;
};

/** The content of a report: the text first, for it takes the most time. */
export function ReportFields({ fields, today, procedures, editor, children }: Props) {
  const { t } = useTranslation("medicalReports");
  return (
    <>
      <TextArea field={fields.content} label={t("content")} hint={t("contentHint")} rows={18} maxLength={100_000} first>
        {editor}
      </TextArea>
      {children}
      <fieldset>
        <legend className="lab">{t("examination")}</legend>
        <Pair>
          <DateField field={fields.date} label={t("date")} today={today} />
          <TimeField field={fields.time} label={t("time")} />
        </Pair>
        <Select field={fields.procedure} label={t("procedure")} options={procedures} none={t("noProcedure")} optional />
        <TextField
          field={fields.duration}
          label={t("duration")}
          inputMode="numeric"
          autoComplete="off"
          width="w4"
          optional
        />
      </fieldset>
    </>
  );
}
