import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { FaultText } from "#app/components/insurer-files/file-faults.tsx";
import { ReadFile } from "#app/components/insurer-files/read-file.tsx";
import { FileField } from "#app/components/forms/fields/file-field.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { ReadInsurerFile, type InsurerFileRead } from "#app/graphql/insurers/insurer-files.ts";
import { requiredFile } from "#app/http/forms/file-of.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import type { FileFaultName } from "#rules/insurance/files/file-faults.ts";

export const handle: PageHandle = {
  i18n: ["insurerBilling", "forms", "errors"],
  title: "insurerBilling:reader.title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.batchReader);
  return { values: await keptForm(args) };
}

/** The answer to a file is the page that shows it: nothing of it is kept. */
export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { insurerFile } = await call(args, ReadInsurerFile, { file: requiredFile(args, "file") });
    args.context.drawnAgain = true;
    return { file: insurerFile };
  });

export default function ReadFilePage() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<{ file: string }>("insurer-file", values);
  const file = useActionData<{ file?: InsurerFileRead }>()?.file;
  const reason = page.refusal?.details?.reason as FileFaultName | undefined;
  const { t } = useTranslation("insurerBilling");
  const to = useHref();
  return (
    <RecordForm
      title={t("reader.title")}
      list={{ href: to(insurerBillingPages.insurerBilling), label: t("title") }}
      save={t("reader.read")}
      page={page}
      files
      labelOf={() => t("reader.file")}
      before={file ? <ReadFile file={file} /> : <p>{t("reader.text")}</p>}
    >
      {reason && (
        <p className="mb">
          <FaultText fault={reason} />
        </p>
      )}
      <FileField field={page.fields.file} label={t("reader.file")} hint={t("reader.fileHint")} />
    </RecordForm>
  );
}
