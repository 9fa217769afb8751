import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ScanField } from "#app/components/consents/scan-field.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { api } from "#app/graphql/client.server.ts";
import { AddScan, PatientConsents } from "#app/graphql/consents.ts";
import { PatientName } from "#app/graphql/patients.ts";
import { requiredFile } from "#app/http/file-of.server.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { idOf } from "#app/http/id-of.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { useHref, useRoot } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import { formatDate } from "#rules/format.ts";

export const handle: PageHandle = { i18n: ["consents", "forms", "errors"], title: "consents:addScan" };

export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.params.uuid!;
  const { patientCard } = await api(args, PatientName, { uuid });
  const { gdprConsents } = await api(args, PatientConsents, { patientCard: patientCard.id });
  const consent = gdprConsents.find(({ id }) => id === idOf(args));
  if (!consent) throw new Response(null, { status: 404 });
  return {
    uuid,
    name: patientCard.fullName,
    givenOn: consent.givenOn,
    number: consent.wording.number,
    values: await keptForm(args),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const uuid = args.params.uuid!;
    const file = requiredFile(args, "file");
    const { patientCard } = await api(args, PatientName, { uuid });
    await api(args, AddScan, { patientCard: patientCard.id, consent: idOf(args), file });
    return flash(args, redirect(hrefHere(args, "patient", { uuid, tab: "zakladni-udaje" })), {
      key: "consents:scanAdded",
    });
  });

export default function AddScanPage() {
  const { uuid, name, givenOn, number, values } = useLoaderData<typeof loader>();
  const page = useFormPage<{ file: string }>("scan", values);
  const { locale } = useRoot();
  const { t } = useTranslation("consents");
  const to = useHref();
  return (
    <RecordForm
      title={t("addScan")}
      list={{ href: to("patient", { uuid, tab: "zakladni-udaje" }), label: name }}
      save={t("addScan")}
      page={page}
      files
      labelOf={() => t("scan")}
    >
      <p className="mb">{t("scanText", { date: formatDate(givenOn, locale), number })}</p>
      <ScanField field={page.fields.file} />
    </RecordForm>
  );
}
