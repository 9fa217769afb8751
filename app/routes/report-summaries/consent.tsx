import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { EndpointFacts } from "#app/components/report-summaries/endpoint-facts.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { SetSummaryConsent, SummaryConsent } from "#app/graphql/care/report-summaries.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { Turn } from "#rules/inputs/patients/consent.ts";
import { summaryPages } from "#app/paths/care/report-summaries.ts";
import { settingsPages } from "#app/paths/center/settings.ts";

export const handle: PageHandle<{ question: "settingTitle" | "agreeQuestion" | "withdrawQuestion" } | undefined> = {
  i18n: ["reportSummaries", "forms"],
  title: (t, data) => t(`reportSummaries:${data?.question ?? "settingTitle"}`),
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, summaryPages.summaryConsent);
  const { medicalReportsSummaryEndpoint: endpoint, medicalReportsSummaryConsent: consent } = (
    await load(args, SummaryConsent)
  ).me.profile!.medicalCenter!;
  const question = !endpoint ? "settingTitle" : consent ? "withdrawQuestion" : "agreeQuestion";
  return { endpoint, consent, question } as const;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Turn, async ({ active }) => {
    await call(args, SetSummaryConsent, { active: active === "true" });
    return flash(args, redirect(hrefHere(args, summaryPages.summaryConsent)), {
      key: active === "true" ? "reportSummaries:agreed" : "reportSummaries:withdrawn",
    });
  });

/** Whether a model outside may read the centre's reports, with all that follows from it. */
export default function SummaryConsentPage() {
  const { endpoint, consent, question } = useLoaderData<typeof loader>();
  const { t } = useTranslation("reportSummaries");
  const { formKey } = useRoot();
  const to = useHref();
  const settings = to(settingsPages.settings, { tab: "zdravotnicke-zarizeni" });
  if (!endpoint)
    return (
      <>
        <PageHead title={t("settingTitle")} over={<a href={settings}>{t("settings")}</a>} />
        <div className="sheet">
          <p className="mb">{t("extractAlways")}</p>
          <p className="mb">{t("noEndpoint")}</p>
        </div>
      </>
    );
  return (
    <Confirm
      question={t(question)}
      about={<Subject name={endpoint.address}>{endpoint.model}</Subject>}
      effect={t("extractAlways")}
      does={t(consent ? "withdraw" : "agree")}
      danger={consent !== null}
      backHref={settings}
      idempotencyKey={formKey}
      sends={{ active: String(!consent) }}
    >
      <EndpointFacts endpoint={endpoint} consent={consent} />
    </Confirm>
  );
}
