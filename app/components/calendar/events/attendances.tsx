import { Form } from "@remix-run/react";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import type { Locale, MedicalReportState, WaitingRoomProgress } from "#rules/codes.ts";
import { formatDateTime, formatPhone, formatTime } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { useToday } from "../../today.ts";
import { Cave } from "../../base/cave.tsx";
import { InDialog } from "../../dialogs/in-dialog.ts";
import { BirthDate } from "../../patients/birth-date.tsx";
import { Charge, type ChargedVisit } from "./charge.tsx";

export type Visit = ChargedVisit & {
  stateAt: string | null;
  stateBy: { fullName: string } | null;
  arrivedAt: string | null;
  startedAt: string | null;
  leftAt: string | null;
  medicalReport: { uuid: string; state: MedicalReportState } | null;
  patientCard: {
    id: number;
    uuid: string;
    fullName: string;
    dateOfBirth: IsoDate | null;
    phone: string | null;
    cave: string | null;
  };
};
type Props = {
  visits: Visit[];
  /** Where a press is posted, and where it leads back to. */
  action: string;
  back: string;
  /** Left out where patients are not named. */
  cardHref?: (uuid: string) => string;
  previewHref: (uuid: string) => string;
  /** The report of a visit, or where it is written, if it can be; omitted for users who write none. */
  reportHref?: (visit: Visit) => string | undefined;
  /** Address of the form for a further visit like this one. */
  nextHref: (patient: number) => string;
  /** The page of a payment; left out where patients are not named. */
  paymentHref?: (payment: number) => string;
  ftVoucherHref: (voucher: number) => string;
  /** Whether the event has a service to pay. */
  charged: boolean;
  /** Waiting patients who suit the slot that an excuse has freed. */
  substituteHref?: string;
};

/** Buttons by twos: a strip too long for a phone breaks between them. */
const states = [
  [
    ["PRESENT", 1],
    ["EXCUSED", 2],
  ],
  [
    ["NOT_EXCUSED", 3],
    ["NOT_SET", 0],
  ],
] as const;
const steps = [
  [
    ["ARRIVED", "arrivedAt", 5],
    ["STARTED", "startedAt", 6],
  ],
  [["LEFT", "leftAt", 7]],
] as const;

/** Patients with their attendance: one press each, or one key (those of the focused patient, else of the first). */
export function Attendances({
  visits,
  action,
  back,
  cardHref,
  previewHref,
  reportHref,
  nextHref,
  paymentHref,
  ftVoucherHref,
  charged,
  substituteHref,
}: Props) {
  const { t, i18n } = useTranslation(["events", "calendar"]);
  const locale = i18n.language as Locale;
  const today = useToday();
  return (
    <ul className="visits">
      {visits.map((visit) => {
        const { patientCard: card, state, stateAt, stateBy } = visit;
        const report = reportHref?.(visit);
        return (
          <li key={visit.id} data-keys="">
            <p>
              {cardHref ? (
                <a href={cardHref(card.uuid)}>
                  <b>{card.fullName}</b>
                </a>
              ) : (
                <b>{card.fullName}</b>
              )}
              {card.dateOfBirth && (
                <span className="num">
                  <BirthDate date={card.dateOfBirth} today={today} />
                </span>
              )}
              {card.phone && (
                <a className="num nw" href={`tel:${card.phone}`}>
                  {formatPhone(card.phone)}
                </a>
              )}
            </p>
            <Cave text={card.cave} />
            <Presses visit={visit} action={action} back={back} substituteHref={substituteHref} />
            <div className="row">
              {paymentHref && charged && (
                <Charge
                  visit={visit}
                  action={action}
                  back={back}
                  paymentHref={paymentHref}
                  ftVoucherHref={ftVoucherHref}
                />
              )}
              {report && (
                <a href={report} data-key="z">
                  {t(reportWord(visit))}
                </a>
              )}
              <a href={nextHref(card.id)}>{t("nextVisit")}</a>
              <a href={previewHref(card.uuid)} data-key="i">
                {t("preview")}
              </a>
            </div>
            {stateAt && state !== "NOT_SET" && (
              <p className="hint">
                {t("saidBy", { who: stateBy?.fullName ?? "", when: formatDateTime(stateAt, locale) })}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The attendance of a visit, and its way through the waiting room. */
function Presses({
  visit,
  action,
  back,
  substituteHref,
}: Pick<Props, "action" | "back" | "substituteHref"> & { visit: Visit }) {
  const { t } = useTranslation(["events", "calendar"]);
  const inDialog = useContext(InDialog);
  const { patientCard: card, state } = visit;
  const reached = progressOf(visit);
  return (
    <Form method="post" action={action} className="row" replace={inDialog}>
      <input type="hidden" name="attendance" value={visit.id} />
      <input type="hidden" name="redirect" value={back} />
      <span className="seg" role="group" aria-label={t("attendanceOf", { name: card.fullName })}>
        {states.map((two) => (
          <span key={two[0][0]}>
            {two.map(([one, key]) => (
              <button
                key={one}
                name="state"
                value={one}
                aria-pressed={one === state}
                data-key={key}
                data-wide={t(`calendar:states.${one}`)}
                title={t("key", { key })}
              >
                {t(`calendar:states.${one}`)}
              </button>
            ))}
          </span>
        ))}
      </span>
      <span className="seg" role="group" aria-label={t("progressOf", { name: card.fullName })}>
        {steps.map((two) => (
          <span key={two[0][0]}>
            {two.map(([step, at, key]) => (
              <button
                key={step}
                name="progress"
                value={reached === step ? before(step) : step}
                aria-pressed={visit[at] !== null}
                data-key={key}
                data-wide={t(`steps.${step}`)}
                title={t("key", { key })}
              >
                {t(`steps.${step}`)}
                {visit[at] && <span className="num"> {formatTime(new Date(visit[at]))}</span>}
              </button>
            ))}
          </span>
        ))}
      </span>
      {state === "EXCUSED" && substituteHref && (
        <a href={substituteHref} data-key="f" title={t("key", { key: "f" })}>
          {t("substitute")}
        </a>
      )}
    </Form>
  );
}

const reportWord = ({ medicalReport: report }: Visit) =>
  report ? (report.state === "DRAFT" ? "draft" : "report") : "writeReport";
const progressOf = ({ arrivedAt, startedAt, leftAt }: Visit): WaitingRoomProgress =>
  leftAt ? "LEFT" : startedAt ? "STARTED" : arrivedAt ? "ARRIVED" : "NONE";
/** Another press undoes the last step. */
const before = (step: WaitingRoomProgress): WaitingRoomProgress =>
  ({ NONE: "NONE", ARRIVED: "NONE", STARTED: "ARRIVED", LEFT: "STARTED" } as const)[step];
