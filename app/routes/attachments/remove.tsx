import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Attachment, RemoveAttachment } from "#app/graphql/attachments.ts";
import { api } from "#app/graphql/client.server.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

export const handle: PageHandle = { i18n: ["attachments", "forms", "errors"], title: "attachments:removeTitle" };

export async function loader(args: LoaderFunctionArgs) {
  const { uuid, file, patientCard } = (await api(args, Attachment, { uuid: args.params.uuid! })).attachment;
  return { uuid, name: file.name, patient: patientCard.fullName };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { attachment } = await api(args, Attachment, { uuid: args.params.uuid! });
    await api(args, RemoveAttachment, { attachment: attachment.id });
    const {
      patientCard: { uuid },
      medicalReport,
    } = attachment;
    const back = hrefHere(
      args,
      "patient",
      medicalReport ? { uuid, tab: "dokumentace", report: medicalReport.uuid } : { uuid, tab: "prilohy" },
    );
    return flash(args, redirect(back), { key: "attachments:removed" });
  });

export default function RemoveAttachmentPage() {
  const { uuid, name, patient } = useLoaderData<typeof loader>();
  const { t } = useTranslation("attachments");
  const { form, formProps, told } = useFormPage("removal");
  const to = useHref();
  return (
    <Confirm
      title={t("removeTitle")}
      does={t("remove")}
      cancelHref={to("attachment", { uuid })}
      {...formProps}
      faults={<ErrorSummary form={form} labelOf={String} told={told} title={t("notRemoved")} />}
    >
      <p className="mb">{t("removeText", { name, patient })}</p>
    </Confirm>
  );
}
