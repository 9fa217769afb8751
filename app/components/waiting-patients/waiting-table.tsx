import { useTranslation } from "react-i18next";
import type { Color, Locale } from "#rules/codes.ts";
import { formatDate, formatPhone } from "#rules/format.ts";
import { daysBetween } from "#rules/time/dates.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { formatSpan } from "#rules/calendar/format-period.ts";
import { buttonClass } from "../base/button-link.tsx";
import { ColorDot, StateChip } from "../base/chip.tsx";
import { Icon } from "../base/icon.tsx";
import { Table } from "../base/table.tsx";
import { WholeTimes } from "../whole-times.tsx";
import { PreferredTime, type PreferredTimeProps } from "./preferred-time.tsx";

export type WaitingRow = PreferredTimeProps & {
  id: number;
  urgent: boolean;
  note: string | null;
  phone: string | null;
  createdAt: string;
  patientCard: { name: string; surname: string };
  procedures: { id: number; name: string; color: Color }[];
  profiles: { id: number; fullName: string }[];
  canceledEvent: { beginAt: string; endAt: string; allDay: boolean } | null;
  /** The visit in a known free slot. */
  visit?: { beginAt: string; endAt: string; procedure: { name: string; color: Color } | null };
};
type Props = {
  rows: WaitingRow[];
  today: IsoDate;
  hrefOf: (id: number) => string;
  bookHref: (row: WaitingRow) => string;
};

/** The waiting list: patients and services, with the phone at hand and one press to book. */
export function WaitingTable({ rows, today, hrefOf, bookHref }: Props) {
  const { t } = useTranslation("waitingPatients");
  const visits = rows.some(({ visit }) => visit);
  const labels = [
    t("patient"),
    t("phone"),
    ...(visits ? [t("visit")] : []),
    t("preference"),
    t("when"),
    t("note"),
    t("waits"),
  ];
  return (
    <Table
      caption={t("listTitle")}
      columns={[...labels.map((label) => ({ label })), { label: <span className="vh">{t("book")}</span> }]}
    >
      {rows.map((row, at) => (
        <Row
          key={row.id}
          row={row}
          today={today}
          href={hrefOf(row.id)}
          bookHref={bookHref(row)}
          starts={visits && at === 0}
        />
      ))}
    </Table>
  );
}

type RowProps = {
  row: WaitingRow;
  today: IsoDate;
  href: string;
  bookHref: string;
  /** The page begins at the link that books. */
  starts: boolean;
};

function Row({ row, today, href, bookHref, starts }: RowProps) {
  const { t, i18n } = useTranslation("waitingPatients");
  const locale = i18n.language as Locale;
  const name = `${row.patientCard.surname} ${row.patientCard.name}`;
  const since = localDate(new Date(row.createdAt));
  const days = daysBetween(since, today);
  return (
    <tr>
      <th scope="row">
        <a href={href}>{name}</a>{" "}
        {row.urgent && (
          <StateChip state="todo" icon="warning">
            {t("urgent")}
          </StateChip>
        )}
      </th>
      <td data-l={t("phone")} className="num nw">
        {row.phone && <a href={`tel:${row.phone}`}>{formatPhone(row.phone)}</a>}
      </td>
      {row.visit && (
        <td data-l={t("visit")}>
          <div>
            <div className="num nw">{formatSpan(row.visit, locale, today)}</div>
            {row.visit.procedure && <ColorDot color={row.visit.procedure.color}>{row.visit.procedure.name}</ColorDot>}
          </div>
        </td>
      )}
      <td data-l={t("preference")}>
        <div>
          {row.procedures.map((procedure) => (
            <div key={procedure.id}>
              <ColorDot color={procedure.color}>{procedure.name}</ColorDot>
            </div>
          ))}
          {row.procedures.length === 0 && <div className="mute">{t("any")}</div>}
          {row.profiles.length > 0 && (
            <div className="mute">{row.profiles.map(({ fullName }) => fullName).join(", ")}</div>
          )}
        </div>
      </td>
      <td data-l={t("when")}>
        <PreferredTime {...row} today={today} />
      </td>
      <td data-l={t("note")}>
        {(row.note || row.canceledEvent) && (
          <div>
            {row.note && <div>{row.note}</div>}
            {row.canceledEvent && (
              <div className="mute">
                <WholeTimes text={t("canceled", { when: formatSpan(row.canceledEvent, locale, today) })} />
              </div>
            )}
          </div>
        )}
      </td>
      <td data-l={t("waits")} className="num nw" title={formatDate(since, locale)}>
        {days > 0 ? t("days", { count: days }) : t("today")}
      </td>
      <td className="r">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter books the patient who suits a free slot best. */}
        <a className={buttonClass("plain", true)} href={bookHref} autoFocus={starts} data-first={starts || undefined}>
          <Icon name="calendar" />
          {t("book")}
          <span className="vh"> {name}</span>
        </a>
      </td>
    </tr>
  );
}
