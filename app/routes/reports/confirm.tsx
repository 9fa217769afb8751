import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { AttachmentNames } from "#app/components/reports/attachment-names.tsx";
import { FactorFirst } from "#app/components/reports/factor-first.tsx";
import { ProofField } from "#app/components/reports/proof-field.tsx";
import { ReportText } from "#app/components/reports/report-text.tsx";
import { api } from "#app/graphql/client.server.ts";
import { RemoveReport, SetReportValidity } from "#app/graphql/reports.ts";
import { flash } from "#app/http/flash.server.ts";
import { useFormPage } from "#app/http/form-page.ts";
import { hrefHere } from "#app/http/href-here.ts";
import { useHref } from "#app/http/page.ts";
import { queryOf } from "#app/http/query.ts";
import { changeable } from "#app/http/reports.server.ts";
import { askedProof, signReport } from "#app/http/signing.server.ts";
import { submitForm } from "#app/http/submit-form.server.ts";
import type { PageHandle } from "#app/http/title.ts";

type Deed = "sign" | "remove" | "validate";

export const handle: PageHandle<{ deed: Deed }> = {
  i18n: ["reports", "secondFactor", "diagram", "findings", "forms", "errors"],
  title: (t, { deed }) => t(`reports:${deed}Title`),
};

type Report = { medicalReport: number; version: number };

/** What an address asks for: of a report in which state, and how it is done. */
const deeds = {
  podpis: { deed: "sign", of: "DRAFT", act: signReport },
  smazani: {
    deed: "remove",
    of: "DRAFT",
    act: (args: ActionFunctionArgs, { medicalReport }: Report) =>
      api(args, RemoveReport, { medicalReport }).then(() => null),
  },
  platnost: {
    deed: "validate",
    of: "INVALID",
    act: (args: ActionFunctionArgs, { medicalReport }: Report) =>
      api(args, SetReportValidity, { medicalReport, valid: true }).then(() => null),
  },
} as const;

function askedFor({ params }: { params: LoaderFunctionArgs["params"] }) {
  const asked = Object.hasOwn(deeds, params.deed!) && deeds[params.deed as keyof typeof deeds];
  if (!asked) throw new Response(null, { status: 404 });
  return asked;
}

export async function loader(args: LoaderFunctionArgs) {
  const { deed, of } = askedFor(args);
  const report = await changeable(args, of);
  const asked = deed === "sign" ? await askedProof(args) : { proof: "NONE" as const, lacking: false };
  return { deed, ...asked, recovery: queryOf(args, "reportConfirm").recovery === 1, ...report };
}

/** Also where a signing was refused: the report may have been signed by the same form sent twice, and the centre may ask for more by now. */
export const shouldRevalidate = () => true;

const Sent = z.object({ medicalReport: z.coerce.number().int(), version: z.coerce.number().int(), patient: z.uuid() });

export function action(args: ActionFunctionArgs) {
  const { deed, act } = askedFor(args);
  return submitForm(args, Sent, async ({ patient, ...sent }, form) => {
    const left = await act(args, sent, form);
    const report = deed === "remove" ? undefined : args.params.uuid;
    const done =
      left === null ? { key: `reports:${deed}Done` } : { key: "reports:signDoneLeft", values: { count: left } };
    return flash(args, redirect(hrefHere(args, "patient", { uuid: patient, tab: "dokumentace", report })), done);
  });
}

/** Before it is done, the report is there to be read once more. */
export default function ConfirmReportPage() {
  const { deed, proof, lacking, recovery, html, ...report } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["reports", "secondFactor"]);
  const { form, fields, formProps, told } = useFormPage<Record<"password" | "code", string>>("deed");
  const to = useHref();
  const { id, uuid, version, patientCard: patient } = report;
  const back = to("patient", { uuid: patient.uuid, tab: "dokumentace", report: uuid });
  const here = { uuid, deed: "podpis" };
  const label: Record<string, string> = {
    password: t("password"),
    code: t(recovery ? "secondFactor:recoveryCode" : "secondFactor:code"),
  };
  const read = (
    <div className="sheet">
      <ReportText report={report} html={html} />
      <AttachmentNames attachments={report.attachments} />
    </div>
  );
  if (lacking)
    return (
      <>
        <FactorFirst turnOnHref={to("secondFactorOn", { redirect: to("reportConfirm", here) })} backHref={back} />
        {read}
      </>
    );
  return (
    <>
      <Confirm
        title={t(`${deed}Title`)}
        does={t(`${deed}Do`)}
        danger={deed === "remove"}
        cancelHref={back}
        {...formProps}
        version={version}
        fields={
          <ProofField
            proof={proof}
            fields={fields}
            recovery={recovery}
            otherHref={to("reportConfirm", { ...here, recovery: recovery ? undefined : 1 })}
          />
        }
        faults={<ErrorSummary form={form} labelOf={(name) => label[name] ?? name} told={told} />}
        sends={{ medicalReport: String(id), patient: patient.uuid }}
      >
        <p className="mb">{t(`${deed}Text`)}</p>
      </Confirm>
      {read}
    </>
  );
}
