import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AttachmentFields } from "#app/components/attachments/attachment-fields.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { withErrors } from "#app/components/forms/fields/field.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Note } from "#app/components/base/note.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { useSendFiles } from "#app/enhance/use-send-files.ts";
import { load } from "#app/http/request/load.server.ts";
import { PatientName } from "#app/graphql/patients/patients.ts";
import { attachFiles } from "#app/http/attachments/attachments.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { useHref } from "#app/http/page/page.ts";
import { queryOf } from "#app/http/request/query.ts";
import { loadOwnReport } from "#app/http/medical-reports/reports.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDateTime } from "#rules/format.ts";
import { attachmentPages } from "#app/paths/patients/attachments.ts";
import { patientPages } from "#app/paths/patients/patients.ts";

export const handle: PageHandle = { i18n: ["attachments", "forms", "errors"], title: "attachments:add" };

export async function loader(args: LoaderFunctionArgs) {
  const uuid = args.params.uuid!;
  const { patientCard } = await load(args, PatientName, { uuid });
  const { report: named } = queryOf(args, attachmentPages.attachmentNew);
  const report = named === undefined ? null : await loadOwnReport(args, patientCard, named);
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
  const page = useFormPage<Record<"type" | "withoutMetadata" | "files", string>>("attachments", values);
  const { t, i18n } = useTranslation(["attachments", "forms"]);
  const to = useHref();
  const sending = useSendFiles(to(attachmentPages.attachmentUpload, { uuid, report: report?.uuid }));
  const { files: faults = page.fields.files.errors, attached = page.refusal?.details.attached } = sending.refused ?? {};
  const form = { id: page.form.id, allErrors: { ...page.form.allErrors, ...(faults && { files: faults }) } };
  const back = report
    ? to(patientPages.patient, { uuid, tab: "dokumentace", report: report.uuid })
    : to(patientPages.patient, { uuid, tab: "prilohy" });
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
          apiMessage={page.apiMessage}
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
              {t("reportClosed")} <a href={to(attachmentPages.attachmentNew, { uuid })}>{t("addToCard")}</a>
            </p>
          </Note>
        )}
        <Form {...page.formProps} encType="multipart/form-data" onSubmit={sending.onSubmit}>
          <AttachmentFields
            fields={{
              type: report ? undefined : page.fields.type,
              withoutMetadata: page.fields.withoutMetadata,
              files: withErrors(page.fields.files, faults),
            }}
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
