import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { AttachmentFacts } from "#app/components/attachments/attachment-facts.tsx";
import { FilePreview } from "#app/components/attachments/file-preview.tsx";
import { useTypeOptions } from "#app/components/attachments/use-type-options.ts";
import { ButtonLink } from "#app/components/base/button-link.tsx";
import { Choice } from "#app/components/forms/fields/choice.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Attachment, SetAttachmentType } from "#app/graphql/patients/attachments.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { signedIn } from "#app/http/session/me.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { fileHref } from "#app/paths/href.ts";
import { attachmentTypes } from "#rules/codes.ts";
import { attachmentPages } from "#app/paths/patients/attachments.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["attachments", "forms", "errors"], title: "attachments:attachment" };

export async function loader(args: LoaderFunctionArgs) {
  const { attachment } = await load(args, Attachment, { uuid: args.params.uuid! });
  const { medicalReport } = attachment;
  const { profile } = await signedIn(args);
  // An attachment of a report can be removed by its author, while it is a draft.
  return {
    ...attachment,
    removable:
      medicalReport === null || (medicalReport.state === "DRAFT" && medicalReport.createdBy.id === profile?.id),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({ type: z.enum(attachmentTypes) }), async ({ type }) => {
    const { attachment } = await call(args, Attachment, { uuid: args.params.uuid! });
    await call(args, SetAttachmentType, { attachment: attachment.id, type });
    // After giving up a medical attachment, the user may no longer see its page.
    return flash(
      args,
      redirect(hrefHere(args, patientPages.patient, { uuid: attachment.patientCard.uuid, tab: "prilohy" })),
      {
        key: "attachments:typeSet",
      },
    );
  });

export default function AttachmentPage() {
  const { uuid, type, file, patientCard, medicalReport, removable, ...about } = useLoaderData<typeof loader>();
  const page = useFormPage("attachment", { type });
  const { t } = useTranslation("attachments");
  const options = useTypeOptions();
  const to = useHref();
  const changeable = medicalReport === null;
  return (
    <>
      <PageHead
        title={<span className="filename">{file.name}</span>}
        over={<a href={to(patientPages.patient, { uuid: patientCard.uuid, tab: "prilohy" })}>{patientCard.fullName}</a>}
        actions={
          <>
            <ButtonLink href={fileHref(file.uuid, "save")} hard icon="download">
              {t("download")}
            </ButtonLink>
            {removable && (
              <ButtonLink href={to(attachmentPages.attachmentRemove, { uuid })} icon="bin">
                {t("remove")}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="sheet">
        <ErrorSummary form={page.form} labelOf={() => t("type")} apiMessage={page.apiMessage} />
        <AttachmentFacts
          attachment={{ ...about, type, file }}
          report={
            medicalReport && {
              examinedAt: medicalReport.examinedAt,
              href: to(patientPages.patient, {
                uuid: patientCard.uuid,
                tab: "dokumentace",
                report: medicalReport.uuid,
              }),
            }
          }
        />
        <FilePreview file={file} />
        {changeable && (
          <Form {...page.formProps}>
            <Choice field={page.fields.type} label={t("whoSees")} options={options} />
            <Actions bare>
              <SubmitButton tone="plain">{t("setType")}</SubmitButton>
            </Actions>
          </Form>
        )}
      </div>
    </>
  );
}
