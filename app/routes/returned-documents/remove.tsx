import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { RemoveReturned, ReturnedQuestion } from "#app/graphql/insurers/returned-documents.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { returnedPages } from "#app/paths/insurers/returned-documents.ts";

export const handle: PageHandle = {
  i18n: ["returnedDocuments", "forms", "errors"],
  title: "returnedDocuments:removeQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, returnedPages.returnedDocumentRemove);
  return (await load(args, ReturnedQuestion, { id: idOf(args) })).returnedDocument;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async (_input, form) => {
    await call(args, RemoveReturned, { id: idOf(args), version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, returnedPages.returnedDocuments)), { key: "returnedDocuments:removed" });
  });

export default function RemoveReturnedPage() {
  const { id, version, document } = useLoaderData<typeof loader>();
  const { t } = useTranslation("returnedDocuments");
  const { form, formProps, apiMessage } = useFormPage("returned-removal");
  const to = useHref();
  return (
    <Confirm
      {...formProps}
      version={version}
      question={t("removeQuestion")}
      about={<Subject name={t("titleOf", { number: document.documentId })}>{document.patientName}</Subject>}
      effect={t("removeText")}
      does={t("remove")}
      backHref={to(returnedPages.returnedDocument, { id })}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
    />
  );
}
