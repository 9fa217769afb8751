import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/components/forms/fields/checkbox.tsx";
import { Choice } from "#app/components/forms/fields/choice.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { EnterReturned } from "#app/graphql/insurers/returned-documents.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { returnedPages } from "#app/paths/insurers/returned-documents.ts";
import { returnedKinds } from "#rules/codes.ts";
import { ReturnedDocumentsForm } from "#rules/inputs/insurance/returned-documents.ts";

export const handle: PageHandle = { i18n: ["returnedDocuments", "forms", "errors"], title: "returnedDocuments:enter" };

type Typed = Record<"documentIds" | "kind" | "code" | "reason" | "forAuthor", string>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, returnedPages.returnedDocumentsNew);
  const proposed = { documentIds: "", kind: "REFUSED", code: "", reason: "", forAuthor: "on" };
  return { values: ((await keptForm(args)) as Typed | undefined) ?? proposed };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, ReturnedDocumentsForm, async (input) => {
    const { returnedDocumentsEnter: entered } = await call(args, EnterReturned, { input });
    const [id] = entered;
    const to =
      entered.length === 1
        ? hrefHere(args, returnedPages.returnedDocument, { id: id! })
        : hrefHere(args, returnedPages.returnedDocuments);
    return flash(args, redirect(to), { key: "returnedDocuments:entered", values: { count: entered.length } });
  });

/** Numbers of documents that came back, all for one reason. */
export default function EnterReturnedPage() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("returned", values);
  const { t } = useTranslation("returnedDocuments");
  const to = useHref();
  const { numbers } = (page.refusal?.details ?? {}) as { numbers?: number[] };
  return (
    <RecordForm
      title={t("enter")}
      list={{ href: to(returnedPages.returnedDocuments), label: t("title") }}
      save={t("enterOne")}
      page={page}
      fewRequired
      labelOf={(name) => t(name as keyof Typed)}
      before={
        <p className="mb">
          <a href={to(returnedPages.returnedTableNew)}>{t("fromTable")}</a>
        </p>
      }
    >
      <TextField
        field={page.fields.documentIds}
        label={t("documentIds")}
        hint={numbers ? t("numbers", { numbers: numbers.join(", ") }) : t("documentIdsHint")}
        autoComplete="off"
        width="w20"
      />
      <Choice
        field={page.fields.kind}
        label={t("kind")}
        options={returnedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField field={page.fields.code} label={t("code")} autoComplete="off" width="w8" />
      <TextField
        field={page.fields.reason}
        label={t("reason")}
        hint={t("reasonHint")}
        autoComplete="off"
        width="w100"
      />
      <Checkbox field={page.fields.forAuthor} label={t("forAuthor")} hint={t("forAuthorHint")} />
    </RecordForm>
  );
}
