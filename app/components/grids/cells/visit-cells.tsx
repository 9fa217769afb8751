import { useTranslation } from "react-i18next";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { href } from "#app/paths/href.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { formatSpan, formatSpanWithYear } from "#rules/calendar/format-period.ts";
import { formatDaysAway } from "#rules/calendar/format-days-away.ts";
import { paidWord } from "#rules/grids/paid-word.ts";
import { StateChip } from "../../base/chip.tsx";
import { reportLooks } from "../../medical-reports/report-looks.ts";
import { attendanceLooks } from "../../patients/attendance-looks.ts";
import { paidLooks } from "../../payments/paid-looks.ts";
import { useToday } from "../../today.ts";
import { careCells } from "./care-cells.tsx";
import { useLocale, type Cell, type Cells } from "./cell.ts";

function Visit({ value: { event, coming, ...span } }: Cell<"visit">) {
  const locale = useLocale();
  const today = useToday();
  return (
    <a className="num nw" href={href(locale, calendarPages.event, { id: event })}>
      {coming ? formatSpan(span, locale, today) : formatSpanWithYear(span, locale, "numeric")}
    </a>
  );
}

function Attendance({ value }: Cell<"attendance">) {
  const { t } = useTranslation("grids");
  return <StateChip {...attendanceLooks[value]}>{t(`attendances.${value}`)}</StateChip>;
}

/** The links to the payment and to the report; users who may not read reports see only the report's state. */
function Outcome({
  value: { payment, report },
  readable = true,
}: Cell<"payment-medical-report"> & { readable?: boolean }) {
  const { t } = useTranslation("grids");
  const locale = useLocale();
  const paid = payment && paidWord(payment.state);
  const reportChip = report && <StateChip {...reportLooks[report.state]}>{t("report")}</StateChip>;
  return (
    <span className="row">
      {paid && (
        <a href={href(locale, paymentPages.payment, { id: payment.id })}>
          <StateChip {...paidLooks[paid]}>{t(`paid.${paid}`)}</StateChip>
        </a>
      )}
      {report && readable ? (
        <a href={href(locale, patientPages.patient, { uuid: report.card, tab: "dokumentace", report: report.uuid })}>
          {reportChip}
        </a>
      ) : (
        reportChip
      )}
    </span>
  );
}

/** The cells of the visits of a card. */
export const visitCells = {
  visit: Visit,
  "days-away": ({ value }) => <span className="mute nw">{formatDaysAway(value, useLocale())}</span>,
  "procedure-chip": careCells["procedure-chip"],
  "paramedic-name": careCells["paramedic-name"],
  attendance: Attendance,
  "payment-medical-report": Outcome,
} satisfies Cells;

/** The same for users who may not read reports. */
export const deskVisitCells = {
  ...visitCells,
  "payment-medical-report": ({ value }) => <Outcome value={value} readable={false} />,
} satisfies Cells;
