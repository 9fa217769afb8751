import { useTranslation } from "react-i18next";
import type { Locale, ReturnedKind } from "#rules/codes.ts";
import { formatDate, formatDateTime, formatMoney, type Money } from "#rules/format.ts";
import type { ReturnedState } from "#rules/insurance/returned/returned-states.ts";
import { StateChip } from "../base/chip.tsx";
import { returnedLooks } from "./returned-looks.ts";

export type ReturnedFactsProps = {
  kind: ReturnedKind;
  state: ReturnedState;
  code: string | null;
  reason: string | null;
  createdAt: string;
  createdBy: { fullName: string };
  outcomeReason: string | null;
  outcomeAt: string | null;
  outcomeBy: { fullName: string } | null;
  document: { patientName: string; insuranceNumber: string; diagnosis: string; price: Money };
  insurer: string;
  batch: { number: number; href: string };
  correctingBatch: { number: number; href: string } | null;
  patientHref: string;
  reports: { examinedAt: string; paramedicName: string; href: string }[];
};

/** The facts of a returned document, as it was sent, and how it ended. */
export function ReturnedFacts({ document, batch, correctingBatch, reports, ...returned }: ReturnedFactsProps) {
  const { t, i18n } = useTranslation(["returnedDocuments", "grids"]);
  const locale = i18n.language as Locale;
  const { state } = returned;
  return (
    <dl className="facts">
      <dt>{t("state")}</dt>
      <dd>
        <StateChip {...returnedLooks[state]}>{t(`grids:returnedStates.${state}`)}</StateChip>
      </dd>
      <dt>{t("kind")}</dt>
      <dd>{t(`kindOf.${returned.kind}`)}</dd>
      {(returned.code || returned.reason) && (
        <>
          <dt>{t("reason")}</dt>
          <dd>
            {returned.code && <b className="num">{returned.code} </b>}
            {returned.reason}
          </dd>
        </>
      )}
      <dt>{t("patient")}</dt>
      <dd>
        <a href={returned.patientHref}>{document.patientName}</a>
      </dd>
      <dt>{t("insuredNumber")}</dt>
      <dd className="num">{document.insuranceNumber}</dd>
      <dt>{t("diagnosis")}</dt>
      <dd className="num">{document.diagnosis}</dd>
      <dt>{t("price")}</dt>
      <dd className="num">{formatMoney(document.price, locale)}</dd>
      <dt>{t("insurer")}</dt>
      <dd>{returned.insurer}</dd>
      <dt>{t("batch")}</dt>
      <dd>
        <a href={batch.href} className="num">
          {batch.number}
        </a>
      </dd>
      {reports.length > 0 && <Reports reports={reports} />}
      <dt>{t("enteredBy")}</dt>
      <dd>{`${formatDateTime(returned.createdAt, locale)}, ${returned.createdBy.fullName}`}</dd>
      <Ending {...returned} correctingBatch={correctingBatch} />
    </dl>
  );
}

function Reports({ reports }: Pick<ReturnedFactsProps, "reports">) {
  const { t, i18n } = useTranslation("returnedDocuments");
  return (
    <>
      <dt>{t("reports")}</dt>
      <dd>
        <ul>
          {reports.map(({ href, examinedAt, paramedicName }) => (
            <li key={examinedAt}>
              <a href={href}>
                <span className="num">{formatDate(examinedAt, i18n.language as Locale)}</span> {paramedicName}
              </a>
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}

type Ended = Pick<ReturnedFactsProps, "outcomeAt" | "outcomeBy" | "outcomeReason" | "correctingBatch">;

/** The end of the document: by whom and when, and the batch that corrects it. */
function Ending({ outcomeAt, outcomeBy, outcomeReason, correctingBatch }: Ended) {
  const { t, i18n } = useTranslation("returnedDocuments");
  return (
    <>
      {outcomeAt && (
        <>
          <dt>{t("endedBy")}</dt>
          <dd>
            {[formatDateTime(outcomeAt, i18n.language as Locale), outcomeBy?.fullName].filter(Boolean).join(", ")}
            {outcomeReason && <span className="mute"> {outcomeReason}</span>}
          </dd>
        </>
      )}
      {correctingBatch && (
        <>
          <dt>{t("correctingBatch")}</dt>
          <dd>
            <a href={correctingBatch.href} className="num">
              {correctingBatch.number}
            </a>
          </dd>
        </>
      )}
    </>
  );
}
