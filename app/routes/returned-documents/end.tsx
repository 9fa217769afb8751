import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Choice } from "#app/components/forms/fields/choice.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { EndReturned, ReturnedQuestion } from "#app/graphql/insurers/returned-documents.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { returnedPages } from "#app/paths/insurers/returned-documents.ts";
import { ReturnedOutcomeInput } from "#rules/inputs/insurance/returned-documents.ts";

export const handle: PageHandle = {
  i18n: ["returnedDocuments", "forms", "errors"],
  title: "returnedDocuments:endQuestion",
  inDialog: true,
};

type Typed = Record<"outcome" | "outcomeReason", string>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, returnedPages.returnedDocumentEnd);
  const { returnedDocument } = await load(args, ReturnedQuestion, { id: idOf(args) });
  return { ...returnedDocument, values: (await keptForm(args)) as Typed | undefined };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ReturnedOutcomeInput, async (input, form) => {
    await call(args, EndReturned, { id: idOf(args), version: Number(form.get("version")), input });
    return flash(args, redirect(hrefHere(args, returnedPages.returnedDocuments)), { key: "returnedDocuments:ended" });
  });

export default function EndReturnedPage() {
  const { id, version, kind, document, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("returned-end", values);
  const { t } = useTranslation("returnedDocuments");
  const to = useHref();
  const outcomes = ["BILLED_AGAIN", "OTHER_INSURER", "WRITTEN_OFF"] as const;
  return (
    <Confirm
      {...page.formProps}
      version={version}
      question={t("endQuestion")}
      about={<Subject name={t("titleOf", { number: document.documentId })}>{document.patientName}</Subject>}
      effect={t("endText")}
      does={t("endDo")}
      danger={false}
      backHref={to(returnedPages.returnedDocument, { id })}
      faults={
        <ErrorSummary
          form={page.form}
          labelOf={(name) => t(name === "outcome" ? name : "reason")}
          apiMessage={page.apiMessage}
        />
      }
      fields={
        <>
          <Choice
            field={page.fields.outcome}
            label={t("outcome")}
            options={outcomes
              .filter((outcome) => outcome !== "BILLED_AGAIN" || kind === "CANCELED")
              .map((value) => ({ value, label: t(`outcomes.${value}`) }))}
          />
          <TextField
            field={page.fields.outcomeReason}
            label={t("reason")}
            hint={t("endReasonHint")}
            autoComplete="off"
            width="w100"
          />
        </>
      }
    />
  );
}
