import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ScanField } from "#app/components/consents/scan-field.tsx";
import { WithoutMetadata } from "#app/components/forms/without-metadata.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { AddScan, PatientConsents } from "#app/graphql/patients/consents.ts";
import { PatientName } from "#app/graphql/patients/patients.ts";
import { requiredFile } from "#app/http/forms/file-of.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { formatDate } from "#rules/format.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["consents", "forms", "errors"], title: "consents:addScan" };

export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.params.uuid!;
  const { patientCard } = await load(args, PatientName, { uuid });
  const { gdprConsents } = await load(args, PatientConsents, { patientCard: patientCard.id });
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
  submitForm(args, z.object({ withoutMetadata: z.boolean().default(false) }), async (sent) => {
    const uuid = args.params.uuid!;
    const file = requiredFile(args, "file");
    const { patientCard } = await call(args, PatientName, { uuid });
    await call(args, AddScan, { patientCard: patientCard.id, consent: idOf(args), file, ...sent });
    return flash(args, redirect(hrefHere(args, patientPages.patient, { uuid, tab: "zakladni-udaje" })), {
      key: "consents:scanAdded",
    });
  });

export default function AddScanPage() {
  const { uuid, name, givenOn, number, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"withoutMetadata" | "file", string>>("scan", values);
  const { locale } = useRoot();
  const { t } = useTranslation("consents");
  const to = useHref();
  return (
    <RecordForm
      title={t("addScan")}
      list={{ href: to(patientPages.patient, { uuid, tab: "zakladni-udaje" }), label: name }}
      save={t("addScan")}
      page={page}
      files
      labelOf={() => t("scan")}
    >
      <p className="mb">{t("scanText", { date: formatDate(givenOn, locale), number })}</p>
      <WithoutMetadata field={page.fields.withoutMetadata} />
      <ScanField field={page.fields.file} />
    </RecordForm>
  );
}
