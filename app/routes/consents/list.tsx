import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConsentTable } from "#app/components/consents/consent-table.tsx";
import { WaitingLink } from "#app/components/consents/waiting-link.tsx";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { load } from "#app/http/request/load.server.ts";
import { PatientConsents } from "#app/graphql/patients/consents.ts";
import { PatientName } from "#app/graphql/patients/patients.ts";
import { useConsentHrefs } from "#app/http/consents/consent-hrefs.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { consentPages } from "#app/paths/patients/consents.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["consents"], title: "consents:history" };

export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.params.uuid!;
  const { patientCard } = await load(args, PatientName, { uuid });
  return { uuid, name: patientCard.fullName, ...(await load(args, PatientConsents, { patientCard: patientCard.id })) };
}

export default function ConsentsPage() {
  const { uuid, name, gdprConsents, gdprConsentLink } = useLoaderData<typeof loader>();
  const { t } = useTranslation("consents");
  const to = useHref();
  const hrefs = useConsentHrefs(uuid, false, to(consentPages.consents, { uuid }));
  return (
    <>
      <PageHead
        title={t("history")}
        over={<a href={to(patientPages.patient, { uuid, tab: "zakladni-udaje" })}>{name}</a>}
      />
      <div className="sheet">
        {gdprConsentLink && <WaitingLink {...gdprConsentLink} />}
        {gdprConsents.length === 0 ? (
          <EmptyState title={t("noConsents")} action={{ href: hrefs.record, label: t("record") }}>
            {t("missingText")}
          </EmptyState>
        ) : (
          <ConsentTable rows={gdprConsents} wordingHref={hrefs.wording} addScanHref={hrefs.addScan} />
        )}
      </div>
    </>
  );
}
