import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DocumentSheet } from "#app/components/layout/document-sheet.tsx";
import { FindingHistories } from "#app/components/findings/finding-histories.tsx";
import { useFindingWords } from "#app/components/findings/use-finding-words.ts";
import { Letter } from "#app/components/prints/letter.tsx";
import { aboutPatient, PrintedPatient } from "#app/components/prints/printed-patient.tsx";
import { load } from "#app/http/request/load.server.ts";
import { FindingsOfPatient } from "#app/graphql/care/findings.ts";
import { PatientToPrint } from "#app/graphql/care/prints.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { printPages } from "#app/paths/care/prints.ts";

export const handle: PageHandle = { i18n: ["findings", "prints"], title: "findings:historyTitle" };

/** The findings of a patient over time, as a table and small charts. */
export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, printPages.findings);
  const { patientCard, me } = await load(args, PatientToPrint, { uuid: args.params.uuid! });
  const { medicalReportsWithFindings } = await load(args, FindingsOfPatient, { patientCard: patientCard.id });
  const examinations = medicalReportsWithFindings
    .map(({ uuid, examinedAt, state, findings }) => ({
      uuid,
      examinedAt,
      draft: state === "DRAFT",
      findings: findings ?? [],
    }))
    .reverse();
  return { patient: patientCard, center: me.profile!.medicalCenter!, examinations };
}

export default function FindingHistoryPage() {
  const { patient, center, examinations } = useLoaderData<typeof loader>();
  const { locale } = useRoot();
  const { t } = useFindingWords();
  const to = useHref();
  const { uuid } = patient;
  return (
    <DocumentSheet
      sheets
      backHref={to(patientPages.patient, { uuid, tab: "dokumentace" })}
      backLabel={t("backToReports")}
    >
      <Letter center={center} about={aboutPatient(patient, locale)}>
        <h1>{t("historyTitle")}</h1>
        <div className="two">
          <PrintedPatient patient={patient} />
        </div>
        {examinations.length === 0 ? (
          <p>{t("nothingMeasured")}</p>
        ) : (
          <FindingHistories
            examinations={examinations}
            locale={locale}
            reportHref={(report) => to(patientPages.patient, { uuid, tab: "dokumentace", report })}
          />
        )}
      </Letter>
    </DocumentSheet>
  );
}
