import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { PasswordField } from "#app/components/forms/password-field.tsx";
import { AttachmentNames } from "#app/components/reports/attachment-names.tsx";
import { ReportText } from "#app/components/reports/report-text.tsx";
import { api } from "#app/graphql/client.server.ts";
import { RemoveReport, SetReportValidity, SignReport } from "#app/graphql/reports.ts";
import { ConfirmPassword, SigningRule } from "#app/graphql/signing.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { changeable } from "#app/http/reports.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

type Deed = "sign" | "remove" | "validate";

export const handle: PageHandle<{ deed: Deed }> = { i18n: ["reports", "diagram", "findings", "forms", "errors"], title: (t, { deed }) => t(`reports:${deed}Title`) };

/** Signs; the password, where the centre asks for it, is confirmed apart, so that wrong ones are counted. */
async function sign(args: ActionFunctionArgs, medicalReport: number, version: number, password?: string) {
  if (password !== undefined) await api(args, ConfirmPassword, { password });
  return api(args, SignReport, { medicalReport, version });
}

/** What an address asks for: of a report in which state, and how it is done. */
const deeds = {
  podpis: { deed: "sign", of: "DRAFT", act: sign },
  smazani: { deed: "remove", of: "DRAFT", act: (args: ActionFunctionArgs, medicalReport: number) => api(args, RemoveReport, { medicalReport }) },
  platnost: { deed: "validate", of: "INVALID", act: (args: ActionFunctionArgs, medicalReport: number) => api(args, SetReportValidity, { medicalReport, valid: true }) },
} as const;

function askedFor({ params }: { params: LoaderFunctionArgs["params"] }) {
  const asked = Object.hasOwn(deeds, params.deed!) && deeds[params.deed as keyof typeof deeds];
  if (!asked) throw new Response(null, { status: 404 });
  return asked;
}

export async function loader(args: LoaderFunctionArgs) {
  const { deed, of } = askedFor(args);
  const report = await changeable(args, of);
  const asksPassword = deed === "sign" && (await api(args, SigningRule)).me.profile!.medicalCenter!.signingAsksPassword;
  return { deed, asksPassword, ...report };
}

const Sent = z.object({ medicalReport: z.coerce.number().int(), version: z.coerce.number().int(), patient: z.uuid(), password: z.string().optional() });

export function action(args: ActionFunctionArgs) {
  const { deed, act } = askedFor(args);
  return submitForm(args, Sent, async ({ medicalReport, version, patient, password }) => {
    await act(args, medicalReport, version, password);
    const report = deed === "remove" ? undefined : args.params.uuid;
    return flash(args, redirect(hrefHere(args, "patient", { uuid: patient, tab: "dokumentace", report })), { key: `reports:${deed}Done` });
  });
}

/** Before it is done, the report is there to be read once more. */
export default function ConfirmReportPage() {
  const { deed, asksPassword, html, ...report } = useLoaderData<typeof loader>();
  const { t } = useTranslation("reports");
  const { form, fields, formProps, told } = useFormPage<{ password: string }>("deed");
  const to = useHref();
  const { id, uuid, version, patientCard: patient } = report;
  const back = to("patient", { uuid: patient.uuid, tab: "dokumentace", report: uuid });
  return (
    <>
      <Confirm title={t(`${deed}Title`)} does={t(`${deed}Do`)} danger={deed === "remove"} cancelHref={back} {...formProps} version={version} fields={asksPassword && <PasswordField field={fields.password} label={t("password")} hint={t("passwordHint")} autoComplete="current-password" />} faults={<ErrorSummary form={form} labelOf={(name) => t(name as "password")} told={told} />} sends={{ medicalReport: String(id), patient: patient.uuid }}>
        <p className="mb">{t(`${deed}Text`)}</p>
      </Confirm>
      <div className="sheet"><ReportText report={report} html={html} /><AttachmentNames attachments={report.attachments} /></div>
    </>
  );
}
