import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/components/forms/fields/checkbox.tsx";
import { Choice } from "#app/components/forms/fields/choice.tsx";
import { FileField } from "#app/components/forms/fields/file-field.tsx";
import { TextArea } from "#app/components/forms/fields/text-area.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { RefusalColumnFields, type RefusalTableShown } from "#app/components/returned-documents/refusal-columns.tsx";
import { call } from "#app/graphql/client.server.ts";
import { ImportReturned } from "#app/graphql/insurers/returned-documents.ts";
import { requiredFile } from "#app/http/forms/file-of.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { returnedPages } from "#app/paths/insurers/returned-documents.ts";
import { decodeStatement } from "#rules/bank-statements/decode.ts";
import { returnedKinds } from "#rules/codes.ts";
import { RefusalTableForm } from "#rules/inputs/insurance/returned-documents.ts";

export const handle: PageHandle = {
  i18n: ["returnedDocuments", "forms", "errors"],
  title: "returnedDocuments:fromTable",
};

type Name = "kind" | "forAuthor" | "text" | "file" | "names" | "number" | "code" | "reason" | "chooseColumns";
type Typed = Record<Name, string>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, returnedPages.returnedTableNew);
  const proposed = { kind: "REFUSED", forAuthor: "on" };
  return { values: ((await keptForm(args)) as Typed | undefined) ?? (proposed as Typed) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(
    args,
    RefusalTableForm,
    async ({ text, names: _names, number, code, reason, ...input }, _form, drawAgain) => {
      const file = text === undefined ? requiredFile(args, "file") : new File([text], "t.csv");
      const columns = number === undefined ? undefined : { number, code, reason };
      const sent = { file, input: { ...input, columns } };
      const { returnedDocumentsImport: imported } = await call(args, ImportReturned, sent);
      if (imported.table) {
        const { names, ...columns } = imported.table;
        return drawAgain({ names, columns, text: decodeStatement(new Uint8Array(await file.arrayBuffer())) });
      }
      const { entered: count, known, unknown } = imported;
      const isPart = known.length + unknown.length > 0;
      return flash(args, redirect(hrefHere(args, returnedPages.returnedDocuments)), {
        key: isPart ? "returnedDocuments:imported" : "returnedDocuments:entered",
        values: { count, known: listed(known), unknown: listed(unknown) },
        ...(isPart && { variant: "warning", sticky: true }),
      });
    },
  );

/** The first of some numbers. */
const listed = (numbers: readonly number[]) =>
  (numbers.length > 20 ? [...numbers.slice(0, 20), "…"] : numbers).join(", ") || "–";

/** The table first; one of unknown columns then asks for these, and comes along in the form. */
export default function ImportReturnedPage() {
  const details = useActionData<Refusal>()?.details ?? {};
  return <Import key={String("names" in details)} />;
}

function Import() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("returned-table", values);
  const table = tableOf(page.refusal?.details ?? {}, page.fields);
  const { t } = useTranslation("returnedDocuments");
  const to = useHref();
  const { formProps, fields } = page;
  return (
    <RecordForm
      title={t(table ? "columnsTitle" : "fromTable")}
      list={{ href: to(returnedPages.returnedDocuments), label: t("title") }}
      save={t("read")}
      page={{
        ...page,
        formProps: { ...formProps, idempotencyKey: `${formProps.idempotencyKey}${table ? "-columns" : ""}` },
      }}
      files={!table}
      fewRequired
      labelOf={(name) =>
        name === "number" || name === "code" || name === "reason"
          ? t(`columns.${name}`)
          : t(name === "text" ? "table" : (name as "file"))
      }
    >
      {table ? (
        <>
          <p className="mb">{t("columnsText")}</p>
          <RefusalColumnFields fields={fields} table={table} />
        </>
      ) : (
        <>
          <TextArea field={fields.text} label={t("table")} hint={t("tableHint")} rows={6} />
          <FileField field={fields.file} label={t("file")} accept=".csv,.txt" />
          <Choice
            field={fields.kind}
            label={t("kind")}
            options={returnedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <Checkbox field={fields.forAuthor} label={t("forAuthor")} hint={t("forAuthorHint")} />
          <Checkbox field={fields.chooseColumns} label={t("chooseColumns")} hint={t("chooseColumnsHint")} />
        </>
      )}
    </RecordForm>
  );
}

type Details = { text?: string; names?: string[]; columns?: Record<"number" | "code" | "reason", number | null> };

/** The table that asks for its columns: just read, or sent back with a fault. */
function tableOf(
  details: Details,
  fields: Record<"text" | "names", { defaultValue?: string }>,
): RefusalTableShown | null {
  const names = details.names ?? fields.names.defaultValue?.split(/\r?\n/);
  if (!names) return null;
  const { number, code, reason } = details.columns ?? { number: null, code: null, reason: null };
  const columns = { number: number ?? undefined, code: code ?? undefined, reason: reason ?? undefined };
  return { text: details.text ?? fields.text.defaultValue ?? "", names, columns };
}
