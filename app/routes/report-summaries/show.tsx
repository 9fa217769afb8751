import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ButtonLink } from "#app/components/button-link.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { SummaryText } from "#app/components/report-summaries/summary-text.tsx";
import { api } from "#app/graphql/client.server.ts";
import { PatientName } from "#app/graphql/patients.ts";
import { AskOverallSummary } from "#app/graphql/report-summaries.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { askedKey, readSummaries } from "#app/http/report-summary.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["summary", "forms", "errors"], title: "summary:title" };

export async function loader(args: LoaderFunctionArgs) {
  const { patient, overall, ofDays } = await readSummaries(args);
  return { patient, overall, ofDays };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const uuid = args.params.uuid!;
    const { patientCard } = await api(args, PatientName, { uuid });
    const { medicalReportsOverallSummaryUpdate: summary } = await api(args, AskOverallSummary, {
      patientCard: patientCard.id,
    });
    return flash(args, redirect(hrefHere(args, "reportSummary", { uuid })), { key: askedKey(summary.state) });
  });

/** What a machine says of a patient's reports: of all of them, and of those of some days. */
export default function SummaryPage() {
  const {
    patient: { uuid, fullName },
    overall,
    ofDays,
  } = useLoaderData<typeof loader>();
  const page = useFormPage("summary");
  const { t } = useTranslation("summary");
  const to = useHref();
  const hrefs = {
    reportHref: (report: string) => to("patient", { uuid, tab: "dokumentace", report }),
    againHref: to("reportSummary", { uuid }),
  };
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to("patient", { uuid, tab: "dokumentace" })}>{fullName}</a>}
        actions={
          (overall ?? ofDays) && (
            <ButtonLink href={to("reportSummaryPrint", { uuid })} icon="print">
              {t("print")}
            </ButtonLink>
          )
        }
      />
      <div className="sheet">
        <ErrorSummary form={page.form} labelOf={String} told={page.told} />
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
            <ButtonLink href={to("reportSummaryRange", { uuid })}>{t("choose")}</ButtonLink>
          </div>
        </div>
        {ofDays ? <SummaryText summary={ofDays} {...hrefs} /> : <p className="mute mb">{t("ofDaysText")}</p>}
      </div>
    </>
  );
}
