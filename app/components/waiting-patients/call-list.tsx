import { useTranslation } from "react-i18next";
import type { Color, Locale } from "#rules/codes.ts";
import { formatPhone } from "#rules/format.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { useToday } from "../today.ts";
import { buttonClass } from "../base/button-link.tsx";
import { ColorDot, StateChip } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";
import { WholeTimes } from "../whole-times.tsx";

type Span = { beginAt: string; endAt: string; allDay: boolean };
export type Call = {
  id: number;
  phone: string | null;
  note: string | null;
  patientCard: { id: number; fullName: string };
  procedures: { id: number; name: string; color: Color }[];
  canceledEvent: Span | null;
  bookedEvent: (Span & { id: number }) | null;
};
type Props = {
  calls: Call[];
  hrefOf: (id: number) => string;
  placeHref: (call: Call) => string;
  eventHref: (id: number) => string;
};

/**
 * Patients whose visit was canceled: its time, the phone, and whether another slot was found. Made to be printed too.
 */
export function CallList({ calls, hrefOf, placeHref, eventHref }: Props) {
  const { t, i18n } = useTranslation("waitingPatients");
  const today = useToday();
  const span = (event: Span) => formatSpan(event, i18n.language as Locale, today);
  const columns = [t("patient"), t("phone"), t("original"), t("procedure"), t("note"), t("state")].map((label) => ({
    label,
  }));
  return (
    <>
      <h2>{t("toCall")}</h2>
      <Table caption={t("toCall")} columns={columns}>
        {calls.map((call) => (
          <tr key={call.id}>
            <th scope="row">
              {call.bookedEvent ? call.patientCard.fullName : <a href={hrefOf(call.id)}>{call.patientCard.fullName}</a>}
            </th>
            <td data-l={t("phone")} className="num nw">
              {call.phone ? <a href={`tel:${call.phone}`}>{formatPhone(call.phone)}</a> : "–"}
            </td>
            <td data-l={t("original")} className="num nw">
              {call.canceledEvent && span(call.canceledEvent)}
            </td>
            <td data-l={t("procedure")}>
              <div>
                {call.procedures.map(({ id, name, color }) => (
                  <div key={id}>
                    <ColorDot color={color}>{name}</ColorDot>
                  </div>
                ))}
              </div>
            </td>
            <td data-l={t("note")}>{call.note}</td>
            <td data-l={t("state")}>
              {call.bookedEvent ? (
                <StateChip state="ok" icon="check">
                  <a href={eventHref(call.bookedEvent.id)}>
                    <WholeTimes text={t("bookedFor", { when: span(call.bookedEvent) })} />
                  </a>
                </StateChip>
              ) : (
                <a className={`${buttonClass("plain", true)} noprint`} href={placeHref(call)}>
                  {t("findPlace")}
                  <span className="vh"> {call.patientCard.fullName}</span>
                </a>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
