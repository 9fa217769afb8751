import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Checkbox } from "#app/components/forms/fields/checkbox.tsx";
import { FieldGroup } from "#app/components/forms/fields/field.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { FixChoice } from "#app/components/returned-documents/fix-choice.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { BatchToFix, FixBatch } from "#app/graphql/insurers/returned-documents.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { returnedPages } from "#app/paths/insurers/returned-documents.ts";
import { BatchFixForm } from "#rules/inputs/insurance/batch-fix.ts";

export const handle: PageHandle = {
  i18n: ["returnedDocuments", "forms", "errors"],
  title: "returnedDocuments:fixTitle",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, returnedPages.batchFix);
  return (await load(args, BatchToFix, { id: idOf(args) })).batch;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, BatchFixForm, async (given, form) => {
    const sent = { batch: idOf(args), version: Number(form.get("version")), ...given };
    const { batchFixCreate: made } = await call(args, FixBatch, sent);
    return flash(args, redirect(hrefHere(args, insurerBillingPages.batch, { id: made.id })), {
      key: "returnedDocuments:fixed",
    });
  });

/** The refused documents of a batch, to be corrected by another one. */
export default function FixBatchPage() {
  const { id, version, sequenceId, insuranceCompany, corrections } = useLoaderData<typeof loader>();
  const patients = usePatients(corrections);
  const ready = patients.filter(({ documents }) => documents.some(({ obstacle }) => obstacle === null));
  const page = useFormPage<{ patientCards: string[]; withFBatch: string }>("batch-fix", {
    patientCards: ready.map((patient) => String(patient.id)),
    withFBatch: "on",
  });
  const { t } = useTranslation("returnedDocuments");
  const to = useHref();
  const chosen = [page.fields.patientCards.initialValue ?? []].flat().map(Number);
  return (
    <>
      <PageHead
        title={t("fixTitle")}
        over={<a href={to(insurerBillingPages.batch, { id })}>{t("fixOf", { number: sequenceId })}</a>}
      />
      <div className="sheet">
        <ErrorSummary
          form={page.form}
          labelOf={(name) => t(name === "patientCards" ? "fixPatients" : "withFBatch")}
          apiMessage={page.apiMessage}
        />
        <p className="mb">{ready.length > 0 ? t("fixText") : t("fixNone")}</p>
        <Form {...page.formProps} version={version} data-first="">
          <FieldGroup field={page.fields.patientCards} label={`${insuranceCompany.code} ${insuranceCompany.name}`}>
            <FixChoice patients={patients} name={page.fields.patientCards.name} chosen={chosen} />
          </FieldGroup>
          {ready.length > 0 && (
            <>
              <Checkbox field={page.fields.withFBatch} label={t("withFBatch")} hint={t("withFBatchHint")} />
              <Actions>
                <SubmitButton>{t("fixDo")}</SubmitButton>
              </Actions>
            </>
          )}
        </Form>
      </div>
    </>
  );
}

/** The refused documents by their patients. */
function usePatients(corrections: ReturnType<typeof useLoaderData<typeof loader>>["corrections"]) {
  const to = useHref();
  const cards = [...new Set(corrections.map(({ returnedDocument }) => returnedDocument.document.patientCard.id))];
  return cards.map((id) => {
    const own = corrections.filter(({ returnedDocument }) => returnedDocument.document.patientCard.id === id);
    return {
      id,
      name: own[0]!.returnedDocument.document.patientName,
      documents: own.map(({ returnedDocument, price: now, obstacle }) => ({
        number: returnedDocument.document.documentId,
        href: to(returnedPages.returnedDocument, { id: returnedDocument.id }),
        before: returnedDocument.document.price,
        now,
        obstacle,
      })),
    };
  });
}
