import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../base/button-link.tsx";
import type { FieldState } from "../../forms/fields/field.tsx";
import { Form, type FormKeys } from "../../forms/form.tsx";
import { Actions } from "../../forms/group.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { Table } from "../../base/table.tsx";
import { ConsentFields } from "../events/consent-fields.tsx";
import { SeriesDate, type DateOfSeries } from "./series-date.tsx";
import { SeriesText } from "./series-text.tsx";

type Props = {
  formProps: FormKeys & { id: string };
  recurrence: string;
  allDay: boolean;
  dates: DateOfSeries[];
  /** The rest of the form, which is sent along. */
  along: [name: string, value: string][];
  fields: Record<string, FieldState | undefined>;
  moveOf: (date: string) => Record<"to" | "at", FieldState>;
  mayOverride: boolean;
  /** Shown below the errors, which are to be read first. */
  refused: boolean;
  hrefs: { check: string; write: string; form: string; event: (id: number) => string };
};

/** All dates of a series before any is written: the conflicts of each, to be left out or moved. */
export function SeriesPreview({
  formProps,
  recurrence,
  allDay,
  dates,
  along,
  fields,
  moveOf,
  mayOverride,
  refused,
  hrefs,
}: Props) {
  const { t } = useTranslation(["events", "calendar"]);
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refused) return;
    window.scrollTo(0, 0);
    start.current?.focus({ preventScroll: true });
  }, [refused]);
  const out = dates.filter(({ leftOut }) => leftOut).length;
  const conflicts = dates.flatMap((one) => one.conflicts);
  return (
    <Form {...formProps} action={hrefs.check} replace>
      {along.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="seen" value="1" />
      <p ref={start} tabIndex={-1} className="mb">
        <strong>
          <SeriesText recurrence={recurrence} />
        </strong>
        <br />
        {t("entered", { count: dates.length - out })}
        {out > 0 && `, ${t("omitted", { count: out })}`}.
      </p>
      {out > 0 && <p className="mute mb">{t("leftOutHint")}</p>}
      <div className="dates">
        <Table
          caption={t("dates")}
          columns={[{ label: t("calendar:when") }, { label: t("inTheWay") }, { label: t("whatThen") }]}
        >
          {dates.map((one) => (
            <SeriesDate key={one.date} {...one} allDay={allDay} move={moveOf(one.date)} eventHref={hrefs.event} />
          ))}
        </Table>
      </div>
      <ConsentFields
        fields={fields}
        override={
          mayOverride && conflicts.some(({ kind, reason }) => kind !== "PATIENT_CARD" && reason !== "OUTSIDE_HOURS")
        }
        outsideHours={conflicts.some(({ reason }) => reason === "OUTSIDE_HOURS")}
      />
      <Actions>
        <SubmitButton formAction={hrefs.write}>{t("writeSeries")}</SubmitButton>
        <button className={buttonClass("plain")}>{t("checkAgain")}</button>
        <button className="plain" formAction={hrefs.form} data-step-back>
          {t("backToForm")}
        </button>
      </Actions>
    </Form>
  );
}
