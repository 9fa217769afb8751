import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { HeldTable } from "#app/components/insurer-billing/held-table.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { ReturnedFacts } from "#app/components/returned-documents/returned-facts.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { HandOverReturned, ReopenReturned, ReturnedDetail } from "#app/graphql/insurers/returned-documents.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useHeldRow } from "#app/http/insurer-billing/held-row.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { returnedPages } from "#app/paths/insurers/returned-documents.ts";
import { formatMoney } from "#rules/format.ts";

export const handle: PageHandle<{ returned: ReturnedDetail }> = {
  i18n: ["returnedDocuments", "insurerBilling", "coding", "grids", "forms", "errors"],
  title: (t, { returned }) => t("returnedDocuments:titleOf", { number: returned.document.documentId }),
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, returnedPages.returnedDocument);
  const { me, returnedDocument } = await load(args, ReturnedDetail, { id: idOf(args) });
  return { returned: returnedDocument, myId: me.profile!.id };
}

const done = { handOver: "handedOver", takeBack: "takenFromAuthor", reopen: "reopened" } as const;
const Pressed = z.object({ then: z.enum(["handOver", "takeBack", "reopen"]) });

/** Hands the document to the authors of its reports, takes it from them, or takes its outcome back. */
export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Pressed, async ({ then }, form) => {
    const which = { id: idOf(args), version: Number(form.get("version")) };
    if (then === "reopen") await call(args, ReopenReturned, which);
    else await call(args, HandOverReturned, { ...which, forAuthor: then === "handOver" });
    return flash(args, redirect(hrefHere(args, returnedPages.returnedDocument, { id: which.id })), {
      key: `returnedDocuments:${done[then]}`,
    });
  });

export default function ReturnedDocumentPage() {
  const { returned } = useLoaderData<typeof loader>();
  const { id, document, batch, correctingBatch, outcome } = returned;
  const { t } = useTranslation("returnedDocuments");
  const to = useHref();
  const bills = useMay("insurer:bill");
  const batchLink = (of: { id: number; sequenceId: number }) => ({
    number: of.sequenceId,
    href: to(insurerBillingPages.batch, { id: of.id }),
  });
  return (
    <>
      <PageHead
        title={t("titleOf", { number: document.documentId })}
        over={<a href={to(returnedPages.returnedDocuments)}>{t("title")}</a>}
        actions={
          bills &&
          outcome === null && (
            <ButtonLink href={to(returnedPages.returnedDocumentRemove, { id })} tone="bad" icon="bin">
              {t("remove")}
            </ButtonLink>
          )
        }
      />
      <div className="sheet">
        {bills && <Steps key={returned.version} />}
        <ReturnedFacts
          {...returned}
          insurer={`${batch.insuranceCompany.code} ${batch.insuranceCompany.name}`}
          batch={batchLink(batch)}
          correctingBatch={correctingBatch && batchLink(correctingBatch)}
          patientHref={to(patientPages.patient, { uuid: document.patientCard.uuid })}
          reports={document.medicalReports.map(({ uuid, patientCard, ...report }) => ({
            ...report,
            href: to(patientPages.patient, { uuid: patientCard.uuid, tab: "dokumentace", report: uuid }),
          }))}
        />
      </div>
      <Correction />
    </>
  );
}

/** The ways to settle an open document, or back from a mistake. */
function Steps() {
  const { returned } = useLoaderData<typeof loader>();
  const { id, version, outcome, state, forAuthor, kind, batch, correction } = returned;
  const page = useFormPage("returned-document");
  const { t } = useTranslation("returnedDocuments");
  const to = useHref();
  // A document that its author has yet to correct would go as it was.
  const isReady = correction !== null && correction.obstacle === null && state !== "WITH_AUTHOR";
  const then = outcome !== null ? "reopen" : forAuthor ? "takeBack" : "handOver";
  const words = { reopen: t("reopen"), takeBack: t("takeFromAuthor"), handOver: t("handOver") };
  return (
    <>
      <ErrorSummary form={page.form} labelOf={String} apiMessage={page.apiMessage} />
      {outcome !== "CORRECTED" && (
        <Form {...page.formProps} version={version} className="row mb">
          {outcome === null && kind === "REFUSED" && (
            <ButtonLink
              href={to(returnedPages.batchFix, { id: batch.id })}
              tone={isReady ? "main" : undefined}
              title={`${t("toFix")} (H)`}
              shortcut="h"
            >
              {t("toFix")}
            </ButtonLink>
          )}
          {outcome === null && (
            <ButtonLink
              href={to(returnedPages.returnedDocumentEnd, { id })}
              tone={kind === "CANCELED" ? "main" : undefined}
            >
              {t("end")}
            </ButtonLink>
          )}
          <SubmitButton then={then} tone="plain">
            {words[then]}
          </SubmitButton>
        </Form>
      )}
    </>
  );
}

/** The document as it would be corrected now, or what keeps it from that. */
function Correction() {
  const { returned, myId } = useLoaderData<typeof loader>();
  const { correction } = returned;
  const { t } = useTranslation("returnedDocuments");
  const { locale } = useRoot();
  const to = useHref();
  const rowOf = useHeldRow(myId, to(returnedPages.returnedDocument, { id: returned.id }));
  if (correction === null) return null;
  const { obstacle, price, heldVisits } = correction;
  return (
    <section className="sheet">
      <h2>{t("correctionTitle")}</h2>
      <p>{obstacle === null ? t("ready", { price: formatMoney(price, locale) }) : t(`obstacles.${obstacle}`)}</p>
      {heldVisits.length > 0 && <HeldTable caption={t("heldTitle")} rows={heldVisits.map(rowOf)} />}
    </section>
  );
}
