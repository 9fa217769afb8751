import { useTranslation } from "react-i18next";
import { fileHref } from "#app/paths/href.ts";
import type { BookingStatus, Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime, formatPhone } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Note } from "../base/note.tsx";
import { Subject } from "../dialogs/confirm.tsx";

export type BookingShown = {
  status: BookingStatus;
  beginAt: string;
  name: string;
  surname: string;
  dateOfBirth: IsoDate;
  phone: string;
  issue: string | null;
  note: string | null;
  decidedAt: string | null;
  decidedBy: { fullName: string } | null;
  procedure: { name: string };
  profile: { fullName: string } | null;
  file: { uuid: string; name: string } | null;
};

/** The sender of the request that a question is about. */
export function BookingSubject({ booking: one }: { booking: BookingShown }) {
  const { i18n } = useTranslation();
  return <Subject name={`${one.name} ${one.surname}`}>{formatDate(one.dateOfBirth, i18n.language as Locale)}</Subject>;
}

/** The time of a request, its service, and the contact of its sender. */
export function BookingFacts({ booking: one }: { booking: BookingShown }) {
  const { t, i18n } = useTranslation("bookings");
  const locale = i18n.language as Locale;
  return (
    <dl className="facts mb">
      <dt>{t("when")}</dt>
      <dd className="num">{formatDateTime(one.beginAt, locale)}</dd>
      <dt>{t("what")}</dt>
      <dd>
        {one.procedure.name}, {one.profile?.fullName ?? t("anyone")}
      </dd>
      <dt>{t("phone")}</dt>
      <dd className="num">{formatPhone(one.phone)}</dd>
      {one.issue && (
        <>
          <dt>{t("visitReason")}</dt>
          <dd>{one.issue}</dd>
        </>
      )}
      {one.note && (
        <>
          <dt>{t("note")}</dt>
          <dd>{one.note}</dd>
        </>
      )}
      {one.file && (
        <>
          <dt>{t("file")}</dt>
          <dd>
            <a href={fileHref(one.file.uuid)}>{one.file.name}</a>
          </dd>
        </>
      )}
    </dl>
  );
}

/** Of two people who decide, the second reads what the first has decided. */
export function Decided({ booking: { status, decidedBy, decidedAt } }: { booking: BookingShown }) {
  const { t, i18n } = useTranslation("bookings");
  return (
    <Note variant="warning" title={t("decidedTitle")}>
      <p>
        {t("decidedText", {
          who: decidedBy?.fullName ?? t("patient"),
          what: t(`states.${status}`),
          when: formatDateTime(decidedAt!, i18n.language as Locale),
        })}
      </p>
    </Note>
  );
}
