import { useTranslation } from "react-i18next";
import { attachmentPages } from "#app/paths/patients/attachments.ts";
import { bookingPages } from "#app/paths/calendar/bookings.ts";
import { href } from "#app/paths/href.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { waitingPages } from "#app/paths/calendar/waiting-patients.ts";
import { formatBytes, formatDate, formatDateTime, formatPhone } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";
import { AttachmentLink } from "../../attachments/attachment-link.tsx";
import { ColorDot, StateChip } from "../../base/chip.tsx";
import { EmailLink } from "../../base/email-link.tsx";
import { reportLooks } from "../../medical-reports/report-looks.ts";
import { PreferredTime } from "../../waiting-patients/preferred-time.tsx";
import { DaysWaited, Preference, UrgentChip, WaitingNote } from "../../waiting-patients/waiting-parts.tsx";
import { useLocale, type Cell, type Cells } from "./cell.ts";

function LongText({ value }: Cell<"long-text">) {
  return (
    <div>
      {value.split("\n").map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </div>
  );
}

/** A report with its link, or without it for users who only see that there is one. */
function MedicalReport({ value, readable = true }: Cell<"medical-report"> & { readable?: boolean }) {
  const { t } = useTranslation("grids");
  const locale = useLocale();
  const { card, uuid, examinedAt, holds, corrects } = value;
  const when = formatDateTime(examinedAt, locale);
  return (
    <div>
      <span className={holds ? "num nw" : "num nw gone"}>
        {readable ? (
          <a href={href(locale, patientPages.patient, { uuid: card, tab: "dokumentace", report: uuid })}>{when}</a>
        ) : (
          when
        )}
      </span>
      {corrects && (
        <div className="mute">{t("correctionOf", { date: formatDate(localDate(new Date(corrects)), locale) })}</div>
      )}
    </div>
  );
}

function MedicalReportState({ value }: Cell<"medical-report-state">) {
  const { t } = useTranslation("grids");
  return <StateChip {...reportLooks[value]}>{t(`reportStates.${value}`)}</StateChip>;
}

function AttachmentType({ value }: Cell<"attachment-type">) {
  const { t } = useTranslation("grids");
  return t(`attachmentTypes.${value}`);
}

function Booking({ value: { id, reference, beginAt, waits } }: Cell<"booking">) {
  const locale = useLocale();
  return (
    <>
      <a href={href(locale, waits ? bookingPages.bookingAccept : bookingPages.bookingReject, { id })} className="num">
        {formatDateTime(beginAt, locale)}
      </a>
      <small className="mute"> {reference}</small>
    </>
  );
}

function BookingPatient({ value }: Cell<"booking-patient">) {
  const { card, name, birthDate, phone, email } = value;
  const locale = useLocale();
  return (
    <div className="apart">
      <p>
        {card ? <a href={href(locale, patientPages.patient, { uuid: card })}>{name}</a> : <b>{name}</b>}{" "}
        <span className="num mute">{formatDate(birthDate, locale)}</span>
      </p>
      <p>
        <a className="num nw" href={`tel:${phone}`}>
          {formatPhone(phone)}
        </a>
      </p>
      <p>
        <EmailLink email={email} />
      </p>
    </div>
  );
}

function BookingService({ value: { name, color, person } }: Cell<"booking-service">) {
  const { t } = useTranslation("grids");
  return (
    <div>
      <ColorDot color={color}>{name}</ColorDot>
      <p className="mute">{person ?? t("bookings.anyone")}</p>
    </div>
  );
}

function BookingDecision({ value: { at, by, reason } }: Cell<"booking-decision">) {
  const { t } = useTranslation("grids");
  return (
    <div>
      {by ?? t("bookings.byPatient")} <span className="num mute">{formatDateTime(at, useLocale())}</span>
      {reason && <p className="mute">{reason}</p>}
    </div>
  );
}

function WaitingPatient({ value: { id, name, urgent } }: Cell<"waiting-patient">) {
  return (
    <>
      <a href={href(useLocale(), waitingPages.waitingPatient, { id })}>{name}</a> {urgent && <UrgentChip />}
    </>
  );
}

/** The cells of columns of care. */
export const careCells = {
  "paramedic-name": ({ value: { name } }) => name,
  "procedure-chip": ({ value: { name, color } }) => (color ? <ColorDot color={color}>{name}</ColorDot> : name),
  "medical-report": MedicalReport,
  "medical-report-state": MedicalReportState,
  attachment: ({ value: { uuid, file, name, pictured } }) => (
    <AttachmentLink
      href={href(useLocale(), attachmentPages.attachment, { uuid })}
      file={{ uuid: file, name, hasThumbnail: pictured }}
    />
  ),
  "attachment-type": AttachmentType,
  "file-size": ({ value }) => formatBytes(value, useLocale()),
  "long-text": LongText,
  booking: Booking,
  "booking-patient": BookingPatient,
  "booking-service": BookingService,
  "booking-decision": BookingDecision,
  "waiting-patient": WaitingPatient,
  preference: ({ value }) => <Preference {...value} />,
  "preferred-time": ({ value }) => <PreferredTime {...value} />,
  "waiting-note": ({ value }) => <WaitingNote {...value} />,
  "days-waited": ({ value }) => <DaysWaited {...value} />,
} satisfies Cells;

/** The same for users who may not read reports. */
export const deskCells = {
  ...careCells,
  "medical-report": ({ value }) => <MedicalReport value={value} readable={false} />,
} satisfies Cells;
