import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AttachmentFields } from "#app/components/attachments/attachment-fields.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { withErrors } from "#app/components/forms/field.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Note } from "#app/components/note.tsx";
import { PageHead } from "#app/components/page-head.tsx";
import { useSendFiles } from "#app/enhance/use-send-files.ts";
import { api } from "#app/graphql/client.server.ts";
import { PatientName } from "#app/graphql/patients.ts";
import { attachFiles } from "#app/http/attachments.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { keptForm } from "#app/http/keep-form.server.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { ownReportOf } from "#app/http/reports.server.ts";
import type { PageHandle } from "#app/http/title.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";

export const handle: PageHandle = { i18n: ["attachments", "forms", "errors"], title: "attachments:add" };

export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.params.uuid!;
  const { patientCard } = await api(args, PatientName, { uuid });
  const { report: named } = queryOf(args, "attachmentNew");
  const report = named === undefined ? null : await ownReportOf(args, patientCard, named);
  return {
    uuid,
    name: patientCard.fullName,
    report: report && { uuid: report.uuid, examinedAt: report.examinedAt, draft: report.state === "DRAFT" },
    values: (await keptForm(args)) ?? { type: "MEDICAL" },
  };
}

export const action = attachFiles;

export default function AddAttachmentsPage() {
  const { uuid, name, report, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Record<"type" | "files", string>>("attachments", values);
  const { t, i18n } = useTranslation(["attachments", "forms"]);
  const to = useHref();
  const sending = useSendFiles(to("attachmentUpload", { uuid, report: report?.uuid }));
  const { files: faults = page.fields.files.errors, attached = page.refusal?.details.attached } = sending.refused ?? {};
  const form = { id: page.form.id, allErrors: { ...page.form.allErrors, ...(faults && { files: faults }) } };
  const back = report
    ? to("patient", { uuid, tab: "dokumentace", report: report.uuid })
    : to("patient", { uuid, tab: "prilohy" });
  return (
    <>
      <PageHead
        title={
          report ? t("addToReport", { when: formatDateTime(report.examinedAt, i18n.language as Locale) }) : t("add")
        }
        over={<a href={back}>{name}</a>}
      />
      <div className="sheet">
        <ErrorSummary
          form={form}
          labelOf={(field) => t(field === "type" ? "type" : "files")}
          told={page.told}
          title={attached ? t("someRefused") : page.title}
        />
        {Number(attached) > 0 && (
          <Note variant="success">
            <p>
              {t("attached", { count: Number(attached) })}{" "}
              <a href={back}>{t(report ? "backToReport" : "backToList")}</a>
            </p>
          </Note>
        )}
        {report?.draft === false && (
          <Note variant="warning">
            <p>
              {t("reportClosed")} <a href={to("attachmentNew", { uuid })}>{t("addToCard")}</a>
            </p>
          </Note>
        )}
        <Form {...page.formProps} encType="multipart/form-data" onSubmit={sending.onSubmit}>
          <AttachmentFields
            fields={{ type: report ? undefined : page.fields.type, files: withErrors(page.fields.files, faults) }}
            sent={sending.sent}
          />
          <Actions bare>
            <SubmitButton>{t("send")}</SubmitButton>
            <a href={back}>{t("forms:cancel")}</a>
          </Actions>
        </Form>
      </div>
    </>
  );
}
