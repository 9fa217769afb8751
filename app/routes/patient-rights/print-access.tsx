import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { AccessTable } from "#app/components/patient-rights/access-table.tsx";
import { readAccessToPrint } from "#app/http/audit/access-log.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDate, formatDateTime, formatNumber, formatPersonalNumber } from "#rules/format.ts";
import { localDate } from "#rules/time/time.ts";
import { rightsPages } from "#app/paths/patients/patient-rights.ts";

export const handle: PageHandle = { i18n: ["patientRights"], title: "patientRights:accessTitle" };

/** The limit of one print: the latest of the requested days. */
const MOST = 1000;

export const loader = (args: LoaderFunctionArgs) =>
  readAccessToPrint(args, queryOf(args, rightsPages.patientAccessPrint), MOST);

/** The access log of the card, for the patient who asks. */
export default function PrintAccessPage() {
  const { patient, log, me, from, to: until, shown, now } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("patientRights");
  const to = useHref();
  const { personalIdentificationNumber: number, dateOfBirth } = patient;
  const end = formatDate(until ?? localDate(new Date(now)), locale);
  return (
    <DocumentSheet
      backHref={to(rightsPages.patientAccess, { uuid: patient.uuid, ...shown })}
      backLabel={t("backToAccess")}
    >
      <p>{me.medicalCenter?.name}</p>
      <h1>{t("accessOf")}</h1>
      <p>
        <b>{patient.fullName}</b>
        {number ? `, ${formatPersonalNumber(number)}` : dateOfBirth && `, ${formatDate(dateOfBirth, locale)}`}
      </p>
      <p>{from ? t("period", { from: formatDate(from, locale), to: end }) : t("wholePeriod", { to: end })}</p>
      {log.total > log.items.length && (
        <p>
          <b>{t("shortened", { count: log.items.length, total: formatNumber(log.total, locale) })}</b>
        </p>
      )}
      {log.items.length > 0 ? <AccessTable rows={log.items} /> : <p className="mb">{t("noAccessText")}</p>}
      <p className="mute">{t("accessNote")}</p>
      <p className="mute">{t("made", { when: formatDateTime(now, locale), by: me.fullName })}</p>
    </DocumentSheet>
  );
}
