import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ColumnFields } from "#app/components/bank-statements/column-fields.tsx";
import { ReadFault } from "#app/components/bank-statements/read-fault.tsx";
import { StatementFile } from "#app/components/bank-statements/statement-file.tsx";
import { Checkbox } from "#app/components/forms/fields/checkbox.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { ImportStatement } from "#app/graphql/money/bank-statements.ts";
import { call } from "#app/graphql/client.server.ts";
import { flashImported } from "#app/http/bank-statements/flash-imported.server.ts";
import { requiredFile } from "#app/http/forms/file-of.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm, type Refusal } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bankPages } from "#app/paths/money/bank-statements.ts";
import type { CsvColumns, CsvRole } from "#rules/bank-statements/csv-columns.ts";
import { decodeStatement } from "#rules/bank-statements/decode.ts";
import type { StatementFaultName } from "#rules/bank-statements/fault.ts";
import { StatementForm } from "#rules/inputs/payments/bank-statements.ts";

export const handle: PageHandle = { i18n: ["bankStatements", "forms", "errors"], title: "bankStatements:add" };

type Typed = Record<CsvRole | "file" | "chooseColumns" | "table" | "names", string>;
type Details = Partial<Table & { reason: StatementFaultName; line: number | null }>;
type Table = { text: string; names: string[]; columns: CsvColumns };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, bankPages.bankStatementNew);
  return { values: await keptForm(args) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, StatementForm, async ({ table, names: _names, chooseColumns, ...columns }, _form, drawAgain) => {
    const file = table === undefined ? requiredFile(args, "file") : new File([table], "vypis.csv");
    const sent = { file, columns: table === undefined ? undefined : columns, chooseColumns };
    const { bankStatementImport: imported } = await call(args, ImportStatement, sent);
    if (!imported.table) return flashImported(args, imported);
    const names = imported.table.names.map((name) => name.replace(/\s+/g, " "));
    return drawAgain({
      names,
      columns: imported.table.columns,
      text: decodeStatement(new Uint8Array(await file.arrayBuffer())),
    });
  });

/** The file first; a table of unknown columns then asks for these, and comes along in the form. */
export default function ImportStatementPage() {
  const details = (useActionData<Refusal>()?.details ?? {}) as Details;
  const isTable = details.text !== undefined;
  return <Import key={String(isTable)} />;
}

function Import() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("bank-statement", values);
  const details = (page.refusal?.details ?? {}) as Details;
  const table = tableOf(details, page.fields);
  const { t } = useTranslation("bankStatements");
  const to = useHref();
  const { formProps } = page;
  return (
    <RecordForm
      title={t(table ? "columnsTitle" : "add")}
      list={{ href: to(bankPages.bankStatements), label: t("title") }}
      save={t("read")}
      page={{
        ...page,
        formProps: { ...formProps, idempotencyKey: `${formProps.idempotencyKey}${table ? "-columns" : ""}` },
      }}
      files={!table}
      labelOf={(name) => t(name === "file" ? "file" : `roles.${name as CsvRole}`)}
      fewRequired={table !== null}
    >
      {details.reason && <ReadFault reason={details.reason} line={details.line ?? null} />}
      {table ? (
        <>
          <p className="mb">{t("columnsText")}</p>
          <ColumnFields fields={page.fields} table={table} />
        </>
      ) : (
        <>
          <StatementFile field={page.fields.file} />
          <Checkbox field={page.fields.chooseColumns} label={t("chooseColumns")} hint={t("chooseColumnsHint")} />
        </>
      )}
    </RecordForm>
  );
}

/** The table that asks for its columns: just read, or sent back with a fault. */
function tableOf(details: Details, fields: Record<"table" | "names", { defaultValue?: string }>): Table | null {
  const {
    text = fields.table.defaultValue,
    names = fields.names.defaultValue?.split(/\r?\n/) ?? [],
    columns = {},
  } = details;
  return text === undefined ? null : { text, names, columns };
}
