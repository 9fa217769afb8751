import { useTranslation } from "react-i18next";
import type { BookingStatus, Color, Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime, formatPhone } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { fileHref } from "#app/paths/href.ts";
import { ButtonLink } from "../base/button-link.tsx";
import { EmailLink } from "../base/email-link.tsx";
import { ColorDot } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";

export type BookingShown = {
  id: number;
  reference: string;
  status: BookingStatus;
  missed: boolean;
  beginAt: string;
  name: string;
  surname: string;
  dateOfBirth: IsoDate;
  email: string;
  phone: string;
  issue: string | null;
  note: string | null;
  reason: string | null;
  decidedAt: string | null;
  decidedBy: { fullName: string } | null;
  procedure: { name: string; color: Color };
  profile: { fullName: string } | null;
  patientCard: { uuid: string; fullName: string } | null;
  file: { uuid: string; name: string } | null;
};
type Props = {
  bookings: BookingShown[];
  hrefs: { accept: (id: number) => string; reject: (id: number) => string; card: (uuid: string) => string };
};

/** Patients' requests: those that wait with their two decisions, decided ones with who decided. */
export function BookingTable({ bookings, hrefs }: Props) {
  const { t, i18n } = useTranslation("bookings");
  const locale = i18n.language as Locale;
  const waiting = bookings.some(({ status }) => status === "CREATED");
  return (
    <Table
      caption={t("tableCaption")}
      columns={[
        { label: t("when") },
        { label: t("patient") },
        { label: t("what") },
        { label: t("visitReason") },
        { label: t("decided") },
      ]}
    >
      {bookings.map((one) => (
        <tr key={one.id} data-keys="">
          <th scope="row">
            <a href={waiting && !one.missed ? hrefs.accept(one.id) : hrefs.reject(one.id)} className="num">
              {formatDateTime(one.beginAt, locale)}
            </a>
            <small className="mute"> {one.reference}</small>
          </th>
          <td data-l={t("patient")}>
            <Patient booking={one} cardHref={hrefs.card} />
          </td>
          <td data-l={t("what")}>
            <Service booking={one} />
          </td>
          <td data-l={t("visitReason")}>
            <Reason booking={one} />
          </td>
          <td data-l={one.status === "CREATED" ? undefined : t("decided")}>
            {one.status === "CREATED" ? (
              <span className="row">
                {one.missed ? (
                  <span className="chip">{t("missed")}</span>
                ) : (
                  <ButtonLink href={hrefs.accept(one.id)} tone="main" shortcut="a">
                    {t("accept")}
                  </ButtonLink>
                )}
                <ButtonLink href={hrefs.reject(one.id)} shortcut="r">
                  {t("reject")}
                </ButtonLink>
              </span>
            ) : (
              <div>
                {one.decidedBy?.fullName ?? t("byPatient")}{" "}
                <span className="num mute">{one.decidedAt && formatDateTime(one.decidedAt, locale)}</span>
                {one.reason && <p className="mute">{one.reason}</p>}
              </div>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The words and the file that a patient has sent; nothing where there are none. */
function Reason({ booking: { issue, note, file } }: { booking: BookingShown }) {
  if (!issue && !note && !file) return null;
  return (
    <div>
      {issue && <p>{issue}</p>}
      {note && <p className="mute">{note}</p>}
      {file && <a href={fileHref(file.uuid)}>{file.name}</a>}
    </div>
  );
}

/** The service of a request, and the person asked for. */
function Service({ booking: { procedure, profile } }: { booking: BookingShown }) {
  const { t } = useTranslation("bookings");
  return (
    <div>
      <ColorDot color={procedure.color}>{procedure.name}</ColorDot>
      <p className="mute">{profile?.fullName ?? t("anyone")}</p>
    </div>
  );
}

/** The sender of a request, or the card that it was accepted for. */
function Patient({ booking: one, cardHref }: { booking: BookingShown; cardHref: (uuid: string) => string }) {
  const { i18n } = useTranslation();
  return (
    <div className="apart">
      <p>
        {one.patientCard ? (
          <a href={cardHref(one.patientCard.uuid)}>{one.patientCard.fullName}</a>
        ) : (
          <b>
            {one.surname} {one.name}
          </b>
        )}{" "}
        <span className="num mute">{formatDate(one.dateOfBirth, i18n.language as Locale)}</span>
      </p>
      <p>
        <a className="num nw" href={`tel:${one.phone}`}>
          {formatPhone(one.phone)}
        </a>
      </p>
      <p>
        <EmailLink email={one.email} />
      </p>
    </div>
  );
}
