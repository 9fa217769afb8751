import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Pagination } from "#app/components/base/pagination.tsx";
import { VoucherWork } from "#app/components/ft-vouchers/voucher-work.tsx";
import { HeldTable } from "#app/components/insurer-billing/held-table.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { MyWorkTable } from "#app/components/my-work/my-work-table.tsx";
import { MyReturnedTable } from "#app/components/returned-documents/my-returned-table.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { CreateReport, MedicalReport } from "#app/graphql/care/medical-reports.ts";
import { MyWork } from "#app/graphql/care/my-work.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useHeldRow } from "#app/http/insurer-billing/held-row.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { workPages } from "#app/paths/care/my-work.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime, formatTime } from "#rules/format.ts";

export const handle: PageHandle = {
  i18n: ["medicalReports", "ftVouchers", "patients", "insurerBilling", "coding", "returnedDocuments"],
  title: "medicalReports:myWork.title",
};

/** The work of a therapist that waits: patients in the waiting room, drafts to sign, visits to report. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, workPages.myWork);
  const query = queryOf(args, workPages.myWork);
  return { query, ...(await load(args, MyWork, query)) };
}

/** Begins the correction of a report of which only the operations and diagnoses are wrong: with the same text. */
export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({ report: z.uuid() }), async ({ report: uuid }) => {
    const { medicalReport } = await call(args, MedicalReport, { uuid });
    const { id, patientCard, examinedAt, content, procedure, duration } = medicalReport;
    const about = { patientCard: patientCard.id, correctionOf: id, examinedAt, content: content ?? "" };
    const input = { ...about, procedure: procedure?.id, duration };
    const { medicalReportCreate: made } = await call(args, CreateReport, { input });
    return redirect(codingHref(hrefHere(args, reportPages.reportCoding, { uuid: made.uuid })));
  });

/** The coding of a report at its main diagnosis. */
const codingHref = (href: string) => `${href}#operations-primaryDiagnosis`;

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

export default function MyWorkPage() {
  const { query, me, ftVoucherWork, myHeldVisits, myReturnedDocuments, ...lists } = useLoaderData<typeof loader>();
  const { t } = useTranslation("medicalReports");
  const to = useHref();
  const at = (change: Partial<typeof query>) => to(workPages.myWork, { ...query, ...change });
  return (
    <>
      <PageHead title={t("myWork.title")} />
      <div className="sheet">
        <Waiting visits={lists.myWaitingRoom} />
        <Drafts list={lists.myMedicalReportDrafts} pageHref={(drafts) => at({ drafts })} />
        {myHeldVisits.total > 0 && <Held list={myHeldVisits} myId={me.profile!.id} pageHref={(held) => at({ held })} />}
        {myReturnedDocuments.total > 0 && (
          <Returned list={myReturnedDocuments} pageHref={(returned) => at({ returned })} />
        )}
        <VoucherWork
          {...ftVoucherWork}
          hrefs={{
            atRisk: to(ftVoucherPages.ftVouchers, { risk: 1 }),
            toEnter: to(ftVoucherPages.ftVouchers, { tab: "k-zadani" }),
          }}
        />
        <Visits list={lists.myPatientAttendancesWithoutMedicalReport} pageHref={(visits) => at({ visits })} />
      </div>
    </>
  );
}

function Waiting({ visits }: { visits: Data["myWaitingRoom"] }) {
  const { t } = useTranslation("medicalReports");
  const to = useHref();
  return (
    <MyWorkTable
      title={t("myWork.waiting")}
      none={t("myWork.waitingNone")}
      moreLabel={t("myWork.arrived")}
      rows={visits.map(({ id, arrivedAt, event, patientCard }) => ({
        key: String(id),
        when: formatTime(new Date(event.beginAt)),
        href: to(calendarPages.event, { id: event.id }),
        patient: patientCard,
        patientHref: to(patientPages.patient, { uuid: patientCard.uuid, tab: "dokumentace" }),
        service: event.procedure,
        more: arrivedAt && formatTime(new Date(arrivedAt)),
        action: {
          label: t("write"),
          href: to(reportPages.reportNew, { uuid: patientCard.uuid, attendanceId: id }),
        },
      }))}
    />
  );
}

type Page<Name extends keyof Data> = { list: Data[Name]; pageHref: (page: number) => string };

function Drafts({ list, pageHref }: Page<"myMedicalReportDrafts">) {
  const { t, i18n } = useTranslation("medicalReports");
  const to = useHref();
  return (
    <MyWorkTable
      title={t("myWork.drafts")}
      none={t("myWork.draftsNone")}
      moreLabel={t("content")}
      rows={list.items.map(({ uuid, examinedAt, procedureName, procedure, summaryName, patientCard }) => ({
        key: uuid,
        when: formatDateTime(examinedAt, i18n.language as Locale),
        href: to(reportPages.reportEdit, { uuid }),
        patient: patientCard,
        patientHref: to(patientPages.patient, { uuid: patientCard.uuid, tab: "dokumentace" }),
        service: procedureName ? { name: procedureName, color: procedure?.color ?? "GRAY" } : null,
        more: summaryName,
        action: { label: t("signDo"), href: to(reportPages.reportSign, { uuid }) },
      }))}
    >
      <Pagination list={list} hrefOf={pageHref} />
    </MyWorkTable>
  );
}

function Visits({ list, pageHref }: Page<"myPatientAttendancesWithoutMedicalReport">) {
  const { t, i18n } = useTranslation("medicalReports");
  const to = useHref();
  return (
    <MyWorkTable
      title={t("myWork.visits")}
      none={t("myWork.visitsNone")}
      rows={list.items.map(({ id, event, patientCard }) => {
        const writeHref = to(reportPages.reportNew, { uuid: patientCard.uuid, attendanceId: id });
        return {
          key: String(id),
          when: formatDateTime(event.beginAt, i18n.language as Locale),
          href: writeHref,
          patient: patientCard,
          patientHref: to(patientPages.patient, { uuid: patientCard.uuid, tab: "dokumentace" }),
          service: event.procedure,
          action: { label: t("write"), href: writeHref },
        };
      })}
    >
      <Pagination list={list} hrefOf={pageHref} />
    </MyWorkTable>
  );
}

/** Reports that keep documents for insurers out, and that only their author corrects; none where no insurer is billed. */
function Held({ list, myId, pageHref }: Page<"myHeldVisits"> & { myId: number }) {
  const { t } = useTranslation("insurerBilling");
  const to = useHref();
  const rowOf = useHeldRow(myId, to(workPages.myWork));
  return (
    <section className="part">
      <h2>{t("mineTitle")}</h2>
      <HeldTable caption={t("mineTitle")} rows={list.items.map(rowOf)} />
      <Pagination list={list} hrefOf={pageHref} />
    </section>
  );
}

/** Reports of documents that an insurer refused. */
function Returned({ list, pageHref }: Page<"myReturnedDocuments">) {
  const { t } = useTranslation("returnedDocuments");
  const { formKey } = useRoot();
  const to = useHref();
  const rows = list.items.map(({ returnedDocument, medicalReport }) => {
    const { code, reason, document, batch } = returnedDocument;
    const { uuid, examinedAt, patientCard, corrections } = medicalReport;
    const draft = corrections.find(({ state }) => state === "DRAFT");
    return {
      code,
      reason,
      document: document.documentId,
      insurer: `${batch.insuranceCompany.code} ${batch.insuranceCompany.abbreviation}`,
      day: examinedAt,
      patient: patientCard.fullName,
      patientHref: to(patientPages.patient, { uuid: patientCard.uuid, tab: "dokumentace" }),
      correctHref: to(reportPages.reportNew, { uuid: patientCard.uuid, corrects: uuid }),
      coding: draft
        ? { href: codingHref(to(reportPages.reportCoding, { uuid: draft.uuid })) }
        : { formProps: { idempotencyKey: `${formKey}-${uuid}` }, report: uuid },
    };
  });
  return (
    <section className="part">
      <h2>{t("mineTitle")}</h2>
      <p className="mute">{t("mineText")}</p>
      <MyReturnedTable rows={rows} />
      <Pagination list={list} hrefOf={pageHref} />
    </section>
  );
}
