import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { SummaryText } from "#app/components/report-summaries/summary-text.tsx";
import { call } from "#app/graphql/client.server.ts";
import { PatientName } from "#app/graphql/patients/patients.ts";
import { AskOverallSummary } from "#app/graphql/care/report-summaries.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { askedKey, readSummaries } from "#app/http/report-summaries/report-summary.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { summaryPages } from "#app/paths/care/report-summaries.ts";

export const handle: PageHandle = { i18n: ["reportSummaries", "forms", "errors"], title: "reportSummaries:title" };

export async function loader(args: LoaderFunctionArgs) {
  const { patient, overall, ofDays } = await readSummaries(args);
  return { patient, overall, ofDays };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const uuid = args.params.uuid!;
    const { patientCard } = await call(args, PatientName, { uuid });
    const { medicalReportsOverallSummaryUpdate: summary } = await call(args, AskOverallSummary, {
      patientCard: patientCard.id,
    });
    return flash(args, redirect(hrefHere(args, summaryPages.reportSummary, { uuid })), {
      key: askedKey(summary.state),
    });
  });

/** Summaries of a patient's reports by a machine: of all of them, and of those of some days. */
export default function SummaryPage() {
  const {
    patient: { uuid, fullName },
    overall,
    ofDays,
  } = useLoaderData<typeof loader>();
  const page = useFormPage("summary");
  const { t } = useTranslation("reportSummaries");
  const to = useHref();
  const hrefs = {
    reportHref: (report: string) => to(patientPages.patient, { uuid, tab: "dokumentace", report }),
    againHref: to(summaryPages.reportSummary, { uuid }),
  };
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(patientPages.patient, { uuid, tab: "dokumentace" })}>{fullName}</a>}
        actions={
          (overall ?? ofDays) && (
            <ButtonLink href={to(summaryPages.reportSummaryPrint, { uuid })} icon="print">
              {t("print")}
            </ButtonLink>
          )
        }
      />
      <div className="sheet">
        <ErrorSummary form={page.form} labelOf={String} apiMessage={page.apiMessage} />
        <div className="head">
          <h2>{t("overall")}</h2>
          <Form {...page.formProps} className="row end">
            <SubmitButton tone={overall ? "plain" : "main"}>{t(overall ? "refresh" : "make")}</SubmitButton>
          </Form>
        </div>
        {overall ? <SummaryText summary={overall} {...hrefs} /> : <p className="mute mb">{t("overallText")}</p>}
        <div className="head">
          <h2>{t("ofDays")}</h2>
          <div className="row end">
            <ButtonLink href={to(summaryPages.reportSummaryRange, { uuid })}>{t("choose")}</ButtonLink>
          </div>
        </div>
        {ofDays ? <SummaryText summary={ofDays} {...hrefs} /> : <p className="mute mb">{t("ofDaysText")}</p>}
      </div>
    </>
  );
}
