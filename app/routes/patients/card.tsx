import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { localDate } from "#rules/time.ts";
import { AttachmentList } from "#app/components/attachments/attachment-list.tsx";
import { ConsentState } from "#app/components/consents/consent-state.tsx";
import { ArchivedNote } from "#app/components/patients/archived-note.tsx";
import { CardActions } from "#app/components/patients/card-actions.tsx";
import { InsuranceHistory } from "#app/components/patients/insurance-history.tsx";
import { SecondCard } from "#app/components/patient-merges/merge-state.tsx";
import { PatientFacts } from "#app/components/patients/patient-facts.tsx";
import { PatientHead } from "#app/components/patients/patient-head.tsx";
import { PatientVisits } from "#app/components/patients/patient-visits.tsx";
import { RelatedPeople } from "#app/components/patients/related-people.tsx";
import { RightsLinks } from "#app/components/patient-rights/rights-links.tsx";
import { ReportList } from "#app/components/reports/report-list.tsx";
import { ReportPage } from "#app/components/reports/report-page.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { useConsentHrefs } from "#app/http/consent-hrefs.ts";
import { useHref } from "#app/http/page.ts";
import { patientCardTabs, readPatientTab } from "#app/http/patient-tabs.server.ts";
import { queryOf } from "#app/http/query.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = {
  i18n: ["patients", "attachments", "prints", "consents", "reports", "rights", "merges", "diagram", "findings"],
  title: "patients:cardTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  const part = await readPatientTab(args, queryOf(args, "patient"));
  return { part, tabs: patientCardTabs, today: localDate(args.context.now()) };
}
type Part = ReturnType<typeof useLoaderData<typeof loader>>["part"];

export default function PatientCardPage() {
  const { part, tabs, today } = useLoaderData<typeof loader>();
  const { t } = useTranslation("patients");
  const to = useHref();
  const { uuid, id, archived, erasure, visitCounts, nextVisit } = part.patientCard;
  const counts: { [tab in Part["tab"]]?: number } = { navstevy: visitCounts.total };
  const hrefs = {
    order: to("eventNew", { patient: id }),
    wait: to("waitingPatientNew", { patient: id }),
    edit: to("patientEdit", { uuid }),
    archive: to("patientArchive", { uuid }),
  };
  const prints = {
    certificate: to("certificate", { uuid }),
    visits: to("visitsPrint", { uuid }),
    front: to("cardFront", { uuid }),
    labels: to("labels", { card: [uuid], archived: archived ? 1 : undefined }),
  };
  const actions = <CardActions archived={archived} hrefs={hrefs} prints={prints} quiet={part.tab === "dokumentace"} />;
  return (
    <>
      {archived && <ArchivedNote erasure={erasure} />}
      <PatientHead
        patient={part.patientCard}
        today={today}
        actions={actions}
        nextVisitHref={nextVisit ? to("event", { id: nextVisit.id }) : undefined}
      />
      <Tabs
        label={t("parts")}
        tabs={tabs.map((tab) => ({
          label: t(`tabs.${tab}`),
          href: to("patient", { uuid, tab }),
          count: counts[tab],
          current: tab === part.tab,
        }))}
      />
      <div className="sheet">
        <CardPart {...part} />
      </div>
    </>
  );
}

/** What each tab draws of what patient-tabs.server.ts has read for it. */
function CardPart(part: Part) {
  switch (part.tab) {
    case "dokumentace":
      return <Documentation {...part} />;
    case "navstevy":
      return <Visits {...part} />;
    case "prilohy":
      return <Attachments {...part} />;
    case "zakladni-udaje":
      return <Basics {...part} />;
  }
}

function Basics({ patientCard, country, consents, rights, today }: Extract<Part, { tab: "zakladni-udaje" }>) {
  const to = useHref();
  const { uuid, archived, gdprConsent, gdprConsentLink } = patientCard;
  const consentHrefs = useConsentHrefs(uuid, consents.byEmail, to("patient", { uuid, tab: "zakladni-udaje" }));
  const change = archived
    ? {}
    : { addHref: to("relatedPersonNew", { uuid }), editHref: (id: number) => to("relatedPerson", { uuid, id }) };
  return (
    <div className="said">
      <RelatedPeople
        people={patientCard.relatedPersons}
        dateOfBirth={patientCard.dateOfBirth}
        today={today}
        {...change}
      />
      <PatientFacts patient={patientCard} country={country} />
      <InsuranceHistory insurances={patientCard.insurances} />
      {consents.asked && <ConsentState consent={gdprConsent} link={gdprConsentLink} hrefs={consentHrefs} />}
      {!archived && <SecondCard href={to("patientMergeChoose", { uuid })} />}
      <RightsLinks
        copyHref={rights.copy ? to("patientCopy", { uuid }) : undefined}
        accessHref={rights.access ? to("patientAccess", { uuid }) : undefined}
        eraseHref={rights.erase ? to("patientErase", { uuid }) : undefined}
      />
    </div>
  );
}

function Documentation({
  patientCard: { uuid },
  mayRead,
  mayWrite,
  report,
  list,
}: Extract<Part, { tab: "dokumentace" }>) {
  const to = useHref();
  const reportHref = (report?: string) => to("patient", { uuid, tab: "dokumentace", report });
  if (list)
    return (
      <ReportList
        list={list}
        reportHref={mayRead ? reportHref : undefined}
        printHref={mayRead ? to("reportsPrint", { uuid }) : undefined}
        historyHref={mayRead ? to("findings", { uuid }) : undefined}
        newHref={mayWrite ? to("reportNew", { uuid }) : undefined}
        summaryHref={mayRead ? to("reportSummary", { uuid }) : undefined}
        pageHref={(page) => to("patient", { uuid, tab: "dokumentace", page })}
      />
    );
  const here = { uuid: report.uuid };
  const done = (deed: string) => to("reportConfirm", { ...here, deed });
  return (
    <ReportPage
      report={report}
      html={report.html}
      mine={report.mine}
      writtenAt={report.writtenAt}
      reportHref={reportHref}
      attachmentHref={(uuid) => to("attachment", { uuid })}
      newHrefs={
        mayWrite
          ? {
              copy: to("reportNew", { uuid, copy: report.uuid }),
              correct: to("reportNew", { uuid, corrects: report.uuid }),
              attach: to("attachmentNew", { uuid, report: report.uuid }),
            }
          : undefined
      }
      hrefs={{
        list: reportHref(),
        edit: to("reportEdit", here),
        diagram: to("reportDiagram", here),
        findings: to("reportFindings", here),
        history: to("findings", { uuid }),
        sign: done("podpis"),
        remove: done("smazani"),
        validate: done("platnost"),
        invalidate: to("reportInvalidate", here),
        print: to("report", here),
        final: to("reportFinal", here),
      }}
    />
  );
}

function Visits({
  patientCard: { uuid, id, archived, visits, visitCounts },
  marked,
}: Extract<Part, { tab: "navstevy" }>) {
  const to = useHref();
  return (
    <PatientVisits
      {...visits}
      counts={visitCounts}
      marked={marked}
      eventHref={(id) => to("event", { id })}
      certificateHref={(attendanceId) => to("certificate", { uuid, attendanceId })}
      pageHref={(pages) => to("patient", { uuid, tab: "navstevy", ...pages })}
      orderHref={archived ? undefined : to("eventNew", { patient: id })}
    />
  );
}

function Attachments({ patientCard: { uuid, archived, attachments } }: Extract<Part, { tab: "prilohy" }>) {
  const to = useHref();
  return (
    <AttachmentList
      list={attachments}
      attachmentHref={(uuid) => to("attachment", { uuid })}
      newHref={archived ? undefined : to("attachmentNew", { uuid })}
      pageHref={(page) => to("patient", { uuid, tab: "prilohy", page })}
    />
  );
}
