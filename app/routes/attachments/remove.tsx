import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { PatientStrip } from "#app/components/patients/patient-strip.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Attachment, RemoveAttachment } from "#app/graphql/patients/attachments.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { attachmentPages } from "#app/paths/patients/attachments.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = {
  i18n: ["attachments", "patients", "forms", "errors"],
  title: "attachments:removeQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const { uuid, file, patientCard } = (await load(args, Attachment, { uuid: args.params.uuid! })).attachment;
  return { uuid, name: file.name, patient: patientCard };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { attachment } = await call(args, Attachment, { uuid: args.params.uuid! });
    await call(args, RemoveAttachment, { attachment: attachment.id });
    const {
      patientCard: { uuid },
      medicalReport,
    } = attachment;
    const back = hrefHere(
      args,
      patientPages.patient,
      medicalReport ? { uuid, tab: "dokumentace", report: medicalReport.uuid } : { uuid, tab: "prilohy" },
    );
    return flash(args, redirect(back), { key: "attachments:removed" });
  });

export default function RemoveAttachmentPage() {
  const { uuid, name, patient } = useLoaderData<typeof loader>();
  const { t } = useTranslation("attachments");
  const { form, formProps, apiMessage } = useFormPage("removal");
  const to = useHref();
  return (
    <Confirm
      question={t("removeQuestion")}
      about={<PatientStrip patient={patient} href={to(patientPages.patient, { uuid: patient.uuid, tab: "prilohy" })} />}
      effect={t("removeText", { name })}
      does={t("remove")}
      backHref={to(attachmentPages.attachment, { uuid })}
      {...formProps}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} title={t("notRemoved")} />}
    />
  );
}
