import { useTranslation } from "react-i18next";
import type { Color, Locale } from "#rules/codes.ts";
import { formatPhone } from "#rules/format.ts";
import type { GridValues } from "#rules/grids/column.ts";
import { daysBetween } from "#rules/time/dates.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { ColorDot } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";
import { BookLink, DaysWaited, Preference, UrgentChip, WaitingNote } from "./waiting-parts.tsx";
import { PreferredTime } from "./preferred-time.tsx";

export type WaitingRow = GridValues["preferred-time"] & {
  id: number;
  urgent: boolean;
  note: string | null;
  phone: string | null;
  createdAt: string;
  patientCard: { name: string; surname: string };
  procedures: { id: number; name: string; color: Color }[];
  profiles: { id: number; fullName: string }[];
  canceledEvent: { beginAt: string; endAt: string; allDay: boolean } | null;
  /** The visit in the free slot. */
  visit: { beginAt: string; endAt: string; procedure: { name: string; color: Color } | null };
};
type Props = {
  rows: WaitingRow[];
  today: IsoDate;
  hrefOf: (id: number) => string;
  bookHref: (row: WaitingRow) => string;
};

/** Waiting patients who suit a free slot, with the phone at hand and one press to book. */
export function WaitingTable({ rows, today, hrefOf, bookHref }: Props) {
  const { t, i18n } = useTranslation("waitingPatients");
  const locale = i18n.language as Locale;
  const labels = [t("patient"), t("phone"), t("visit"), t("preference"), t("when"), t("note"), t("waits")];
  return (
    <Table
      caption={t("listTitle")}
      columns={[...labels.map((label) => ({ label })), { label: <span className="vh">{t("book")}</span> }]}
    >
      {rows.map((row, at) => {
        const name = `${row.patientCard.surname} ${row.patientCard.name}`;
        const since = localDate(new Date(row.createdAt));
        return (
          <tr key={row.id}>
            <th scope="row">
              <a href={hrefOf(row.id)}>{name}</a> {row.urgent && <UrgentChip />}
            </th>
            <td data-l={t("phone")} className="num nw">
              {row.phone && <a href={`tel:${row.phone}`}>{formatPhone(row.phone)}</a>}
            </td>
            <td data-l={t("visit")}>
              <div>
                <div className="num nw">{formatSpan(row.visit, locale, today)}</div>
                {row.visit.procedure && (
                  <ColorDot color={row.visit.procedure.color}>{row.visit.procedure.name}</ColorDot>
                )}
              </div>
            </td>
            <td data-l={t("preference")}>
              <Preference procedures={row.procedures} people={row.profiles.map(({ fullName }) => fullName)} />
            </td>
            <td data-l={t("when")}>
              <PreferredTime {...row} />
            </td>
            <td data-l={t("note")}>
              <WaitingNote note={row.note} canceled={row.canceledEvent} />
            </td>
            <td data-l={t("waits")}>
              <DaysWaited since={since} days={daysBetween(since, today)} />
            </td>
            <td className="r">
              <BookLink href={bookHref(row)} label={t("book")} name={name} starts={at === 0} />
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
