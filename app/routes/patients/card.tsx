import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { localDate } from "#rules/time/time.ts";
import { AttachmentList } from "#app/components/attachments/attachment-list.tsx";
import { ConsentState } from "#app/components/consents/consent-state.tsx";
import { ArchivedNote } from "#app/components/patients/archived-note.tsx";
import { CardActions } from "#app/components/patients/card-actions.tsx";
import { InsuranceHistory } from "#app/components/patients/insurance-history.tsx";
import { SecondCard } from "#app/components/patient-merges/merge-state.tsx";
import { PatientFacts } from "#app/components/patients/patient-facts.tsx";
import { PatientHead } from "#app/components/patients/patient-head.tsx";
import { PatientVisits } from "#app/components/patients/patient-visits.tsx";
import { RelatedPeople } from "#app/components/patients/related/related-people.tsx";
import { RightsLinks } from "#app/components/patient-rights/rights-links.tsx";
import { ReportList } from "#app/components/medical-reports/report-list.tsx";
import { FtVoucherList } from "#app/components/ft-vouchers/ft-voucher-list.tsx";
import { VoucherList } from "#app/components/vouchers/voucher-list.tsx";
import { ReportPage } from "#app/components/medical-reports/report-page.tsx";
import { NoticesLink } from "#app/components/notices/notices-link.tsx";
import { Tabs } from "#app/components/layout/tabs.tsx";
import { useConsentHrefs } from "#app/http/consents/consent-hrefs.ts";
import { useCardGrid } from "#app/http/patients/card-grid.ts";
import { useCardHrefs } from "#app/http/patients/card-hrefs.ts";
import { useReportHrefs } from "#app/http/medical-reports/report-hrefs.ts";
import { useHref, useMay } from "#app/http/page/page.ts";
import { tabsHere, readPatientTab } from "#app/http/patients/patient-tabs.server.ts";
import { queryOf } from "#app/http/request/query.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { attachmentPages } from "#app/paths/patients/attachments.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { erasurePages } from "#app/paths/patients/erasure.ts";
import { reportPages } from "#app/paths/care/medical-reports.ts";
import { mergePages } from "#app/paths/patients/patient-merges.ts";
import { rightsPages } from "#app/paths/patients/patient-rights.ts";
import { noticePages } from "#app/paths/center/notices.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { ftVoucherPages } from "#app/paths/insurers/ft-vouchers.ts";
import { voucherPages } from "#app/paths/money/vouchers.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { printPages } from "#app/paths/care/prints.ts";
import { summaryPages } from "#app/paths/care/report-summaries.ts";

export const handle: PageHandle = {
  i18n: [
    "patients",
    "attachments",
    "prints",
    "consents",
    "medicalReports",
    "notices",
    "patientRights",
    "patientMerges",
    "vouchers",
    "payments",
    "diagram",
    "findings",
    "coding",
    "operations",
    "diagnoses",
    "ftVouchers",
    "grids",
  ],
  title: "patients:cardTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  const part = await readPatientTab(args, queryOf(args, patientPages.patient));
  return { part, tabs: await tabsHere(args), today: localDate(args.context.now()) };
}
type Part = ReturnType<typeof useLoaderData<typeof loader>>["part"];

export default function PatientCardPage() {
  const { part, tabs, today } = useLoaderData<typeof loader>();
  const { t } = useTranslation("patients");
  const to = useHref();
  const { uuid, id, archived, erasure, nextVisit } = part.patientCard;
  const { hrefs, prints } = useCardHrefs({ uuid, id, archived });
  const actions = <CardActions archived={archived} hrefs={hrefs} prints={prints} quiet={part.tab === "dokumentace"} />;
  return (
    <>
      {archived && <ArchivedNote erasure={erasure} />}
      <PatientHead
        patient={part.patientCard}
        today={today}
        actions={actions}
        owedHref={to(paymentPages.payments, { card: part.patientCard.uuid, tab: "nezaplacene" })}
        vouchersHref={to(patientPages.patient, { uuid, tab: "permanentky" })}
        nextVisitHref={nextVisit ? to(calendarPages.event, { id: nextVisit.id }) : undefined}
      />
      <Tabs
        label={t("parts")}
        tabs={tabs.map((tab) => ({
          label: t(`tabs.${tab}`),
          href: to(patientPages.patient, { uuid, tab }),
          current: tab === part.tab,
        }))}
      />
      <div className="sheet">
        <CardPart {...part} />
      </div>
    </>
  );
}

/** The content of each tab, from the data that patient-tabs.server.ts has read for it. */
function CardPart(part: Part) {
  switch (part.tab) {
    case "dokumentace":
      return <Documentation {...part} />;
    case "ft-poukazy":
      return <FtVouchers {...part} />;
    case "permanentky":
      return <Vouchers {...part} />;
    case "navstevy":
      return <Visits {...part} />;
    case "prilohy":
      return <Attachments {...part} />;
    case "zakladni-udaje":
      return <Basics {...part} />;
  }
}

function FtVouchers({ patientCard: { uuid, archived }, ftVouchers, today }: Extract<Part, { tab: "ft-poukazy" }>) {
  const to = useHref();
  const hrefOf = (id: number) => to(ftVoucherPages.ftVoucher, { id });
  const newHref = archived ? undefined : to(ftVoucherPages.ftVoucherNew, { uuid });
  return <FtVoucherList rows={ftVouchers} today={today} hrefOf={hrefOf} newHref={newHref} />;
}

function Vouchers({ patientCard: { uuid, archived }, vouchers, today }: Extract<Part, { tab: "permanentky" }>) {
  const to = useHref();
  const hrefOf = (id: number) => to(voucherPages.voucher, { id });
  const paymentHref = (id: number) => to(paymentPages.payment, { id });
  const sellHref = archived ? undefined : to(voucherPages.voucherNew, { uuid });
  return <VoucherList rows={vouchers} today={today} hrefOf={hrefOf} paymentHref={paymentHref} sellHref={sellHref} />;
}

function Basics({ patientCard, country, consents, rights, today }: Extract<Part, { tab: "zakladni-udaje" }>) {
  const to = useHref();
  const { uuid, archived, gdprConsent, gdprConsentLink } = patientCard;
  const consentHrefs = useConsentHrefs(
    uuid,
    consents.byEmail,
    to(patientPages.patient, { uuid, tab: "zakladni-udaje" }),
  );
  const change = archived
    ? {}
    : {
        addHref: to(patientPages.relatedPersonNew, { uuid }),
        editHref: (id: number) => to(patientPages.relatedPerson, { uuid, id }),
      };
  return (
    <div className="said">
      <RelatedPeople
        people={patientCard.relatedPersons}
        dateOfBirth={patientCard.dateOfBirth}
        today={today}
        {...change}
      />
      <PatientFacts patient={patientCard} country={country} />
      <NoticesLink href={to(noticePages.patientNotices, { uuid })} />
      <InsuranceHistory insurances={patientCard.insurances} />
      {consents.asked && <ConsentState consent={gdprConsent} link={gdprConsentLink} hrefs={consentHrefs} />}
      {!archived && <SecondCard href={to(mergePages.patientMergeChoose, { uuid })} />}
      <RightsLinks
        copyHref={rights.copy ? to(rightsPages.patientCopy, { uuid }) : undefined}
        accessHref={rights.access ? to(rightsPages.patientAccess, { uuid }) : undefined}
        eraseHref={rights.erase ? to(erasurePages.patientErase, { uuid }) : undefined}
      />
    </div>
  );
}

function Documentation({ patientCard, mayRead, mayWrite, report, list, query }: Extract<Part, { tab: "dokumentace" }>) {
  const { uuid } = patientCard;
  const to = useHref();
  const grid = useCardGrid("medicalReports", patientCard, query);
  const reportHrefs = useReportHrefs(uuid);
  const reportHref = (report?: string) => to(patientPages.patient, { uuid, tab: "dokumentace", report });
  if (list)
    return (
      <ReportList
        {...grid}
        list={list}
        printHref={mayRead ? to(printPages.reportsPrint, { uuid }) : undefined}
        historyHref={mayRead ? to(printPages.findings, { uuid }) : undefined}
        newHref={mayWrite ? to(reportPages.reportNew, { uuid }) : undefined}
        summaryHref={mayRead ? to(summaryPages.reportSummary, { uuid }) : undefined}
      />
    );
  return (
    <ReportPage
      report={report}
      html={report.html}
      codes={report.codes}
      mine={report.mine}
      writtenAt={report.writtenAt}
      reportHref={reportHref}
      attachmentHref={(uuid) => to(attachmentPages.attachment, { uuid })}
      newHrefs={
        mayWrite
          ? {
              copy: to(reportPages.reportNew, { uuid, copy: report.uuid }),
              correct: to(reportPages.reportNew, { uuid, corrects: report.uuid }),
              attach: to(attachmentPages.attachmentNew, { uuid, report: report.uuid }),
            }
          : undefined
      }
      hrefs={{ list: reportHref(), ...reportHrefs(report.uuid) }}
    />
  );
}

function Visits({ patientCard, list, marked, query }: Extract<Part, { tab: "navstevy" }>) {
  const to = useHref();
  const grid = useCardGrid("visits", patientCard, query);
  const mayRead = useMay("medicalReport:read");
  const { uuid, id, archived, visitCounts } = patientCard;
  const { sort, direction, when } = query;
  return (
    <PatientVisits
      {...grid}
      list={list}
      marked={marked}
      counts={visitCounts}
      when={when}
      whenHref={(when) => to(patientPages.patient, { uuid, tab: "navstevy", sort, direction, when })}
      mayRead={mayRead}
      certificateHref={(attendanceId) => to(printPages.certificate, { uuid, attendanceId })}
      orderHref={archived ? undefined : to(calendarPages.eventNew, { patient: id })}
    />
  );
}

function Attachments({ patientCard, list, query }: Extract<Part, { tab: "prilohy" }>) {
  const to = useHref();
  const grid = useCardGrid("attachments", patientCard, query);
  const { uuid, archived } = patientCard;
  return (
    <AttachmentList
      {...grid}
      list={list}
      newHref={archived ? undefined : to(attachmentPages.attachmentNew, { uuid })}
    />
  );
}
