import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DocumentSheet } from "#app/components/document-sheet.tsx";
import { AccessTable } from "#app/components/patient-rights/access-table.tsx";
import { readAccess } from "#app/http/access-log.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";
import { formatDate, formatDateTime, formatNumber, formatPersonalNumber } from "#rules/format.ts";
import { localDate } from "#rules/time.ts";

export const handle: PageHandle = { i18n: ["rights"], title: "rights:accessTitle" };

/** As many as one print holds: the latest of the days that are asked for. */
const MOST = 1000;

export const loader = (args: LoaderFunctionArgs) => readAccess(args, queryOf(args, "patientAccessPrint"), MOST);

/** The list of who looked into the card, for the patient who asks. */
export default function PrintAccessPage() {
  const { patient, log, me, from, to: until, shown, now } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useTranslation("rights");
  const to = useHref();
  const { personalIdentificationNumber: number, dateOfBirth } = patient;
  const end = formatDate(until ?? localDate(new Date(now)), locale);
  return (
    <DocumentSheet backHref={to("patientAccess", { uuid: patient.uuid, ...shown })} backLabel={t("backToAccess")}>
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
      {log.items.length > 0 ? <AccessTable rows={log.items} tight /> : <p className="mb">{t("noAccessText")}</p>}
      <p className="mute">{t("accessNote")}</p>
      <p className="mute">{t("made", { when: formatDateTime(now, locale), by: me.fullName })}</p>
    </DocumentSheet>
  );
}
