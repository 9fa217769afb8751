import { useTranslation } from "react-i18next";
import type { AttendanceState, Color, Locale } from "#rules/codes.ts";
import { formatPhone } from "#rules/format.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { useToday } from "../today.ts";
import { ColorDot } from "../base/chip.tsx";
import type { FieldState } from "../forms/fields/field.tsx";
import { Form, type FormKeys } from "../forms/form.tsx";
import { Actions } from "../forms/group.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { TextField } from "../forms/fields/text-field.tsx";
import { Table } from "../base/table.tsx";

export type EventToCancel = {
  id: number;
  beginAt: string;
  endAt: string;
  allDay: boolean;
  name: string | null;
  procedure: { name: string; color: Color } | null;
  patientAttendances: { state: AttendanceState; patientCard: { id: number; fullName: string; phone: string | null } }[];
};
type Props = FormKeys & { id: string; action: string; events: EventToCancel[]; freeTime: FieldState; backHref: string };

/** The events of a day that would be canceled, and the form that does it. It sends the events that were shown. */
export function DayToCancel({ events, freeTime, backHref, ...form }: Props) {
  const { t, i18n } = useTranslation("waitingPatients");
  const today = useToday();
  const columns = [t("time"), t("patient"), t("phone"), t("procedure")].map((label) => ({ label }));
  return (
    <>
      <h2>{t("toCancel")}</h2>
      <Table caption={t("toCancel")} columns={columns}>
        {events.map(({ id, procedure, name, patientAttendances, ...span }) => {
          const coming = patientAttendances
            .filter(({ state }) => state === "NOT_SET")
            .map(({ patientCard }) => patientCard);
          return (
            <tr key={id}>
              <th scope="row" className="num nw">
                {formatSpan(span, i18n.language as Locale, today)}
              </th>
              <td data-l={t("patient")}>
                <div>
                  {coming.map((card) => (
                    <div key={card.id}>{card.fullName}</div>
                  ))}
                </div>
              </td>
              <td data-l={t("phone")} className="num nw">
                <div>
                  {coming.map((card) => (
                    <div key={card.id}>{card.phone ? formatPhone(card.phone) : "–"}</div>
                  ))}
                </div>
              </td>
              <td data-l={t("procedure")}>
                {procedure ? <ColorDot color={procedure.color}>{procedure.name}</ColorDot> : name}
              </td>
            </tr>
          );
        })}
      </Table>
      <Form {...form} className="top">
        {events.map(({ id }) => (
          <input key={id} type="hidden" name="events" value={id} />
        ))}
        <TextField field={freeTime} label={t("freeTime")} hint={t("freeTimeHint")} maxLength={200} optional />
        <Actions bare>
          <SubmitButton tone="bad">{t("cancelDo", { count: events.length })}</SubmitButton>
          <a href={backHref}>{t("cancel")}</a>
        </Actions>
      </Form>
    </>
  );
}
