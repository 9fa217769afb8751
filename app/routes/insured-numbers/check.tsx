import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { EmptyState } from "#app/components/base/empty-state.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { FileField } from "#app/components/forms/fields/file-field.tsx";
import { Form } from "#app/components/forms/form.tsx";
import { Actions } from "#app/components/forms/group.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Comparison } from "#app/components/insured-numbers/comparison.tsx";
import { Question } from "#app/components/insured-numbers/question.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import {
  CompareInsuredNumbers,
  InsuredNumbers,
  type InsuredNumbersComparison,
} from "#app/graphql/insurers/insured-numbers.ts";
import { requiredFile } from "#app/http/forms/file-of.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { spanOf } from "#app/http/insured-numbers/span.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useMay, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurancePages } from "#app/paths/insurers/insurance.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { patientPages } from "#app/paths/patients/patients.ts";
import { formatDate } from "#rules/format.ts";
import type { NoAnswer } from "#rules/insurance/insured-numbers/read-answer.ts";
import { usualMonth } from "#rules/insurance/billing/usual-month.ts";
import { addMonths } from "#rules/time/dates.ts";
import { localDate } from "#rules/time/time.ts";

export const handle: PageHandle = {
  i18n: ["insuredNumbers", "insurerBilling", "forms", "errors"],
  title: "insuredNumbers:title",
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.insuredNumbers);
  const query = queryOf(args, insurerBillingPages.insuredNumbers);
  const now = args.context.now();
  const month = spanOf(query, now);
  const { me, insuredNumbers } = await load(args, InsuredNumbers, { month: month?.slice(0, 7) });
  const { active } = me.profile!.medicalCenter!.insuranceConfig!;
  const around = month ?? usualMonth(localDate(now));
  return { month, around, active, question: insuredNumbers, values: await keptForm(args) };
}

/** The answer to a file is the page that shows its differences: nothing of it is kept. */
export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { insuredNumbersComparison } = await call(args, CompareInsuredNumbers, { file: requiredFile(args, "file") });
    args.context.drawnAgain = true;
    return { comparison: insuredNumbersComparison };
  });

export default function InsuredNumbersPage() {
  const { month, active } = useLoaderData<typeof loader>();
  const comparison = useActionData<{ comparison?: InsuredNumbersComparison }>()?.comparison;
  const { t } = useTranslation(["insuredNumbers", "insurerBilling"]);
  const to = useHref();
  const administers = useMay("medicalCenter:write");
  const back = to(insurerBillingPages.insuredNumbers, spanQuery(month));
  return (
    <>
      <PageHead
        title={t("title")}
        over={<a href={to(insurerBillingPages.insurerBilling)}>{t("insurerBilling:title")}</a>}
      />
      {!active && (
        <div className="sheet">
          <EmptyState title={t("insurerBilling:offTitle")}>
            {t("insurerBilling:offText")} {administers && <a href={to(insurancePages.insurance)}>{t("toContracts")}</a>}
          </EmptyState>
        </div>
      )}
      {comparison && (
        <div className="sheet">
          <Comparison
            {...comparison}
            patientHref={(uuid) => to(patientPages.patient, { uuid })}
            editHref={(uuid, field) => `${to(patientPages.patientEdit, { uuid, back })}#patient-${field}`}
          />
        </div>
      )}
      {active && (
        <>
          <div className="sheet noprint">
            <Asked />
          </div>
          <div className="sheet noprint">
            <AnswerForm />
          </div>
        </>
      )}
    </>
  );
}

const spanQuery = (month: string | null) => (month === null ? { all: 1 as const } : { month: month.slice(0, 7) });

/** The answer that is to be compared. */
function AnswerForm() {
  const { values } = useLoaderData<typeof loader>();
  const page = useFormPage<{ file: string }>("insured-numbers", values);
  const reason = page.refusal?.details?.reason as NoAnswer | undefined;
  const { t } = useTranslation("insuredNumbers");
  return (
    <>
      <ErrorSummary form={page.form} labelOf={() => t("file")} apiMessage={page.apiMessage} />
      <h2>{t("answerTitle")}</h2>
      <p className="mb">{reason ? t(`noAnswer.${reason}`) : t("answerText")}</p>
      <Form {...page.formProps} encType="multipart/form-data" data-reads>
        <FileField field={page.fields.file} label={t("file")} hint={t("fileHint")} />
        <Actions>
          <SubmitButton>{t("compare")}</SubmitButton>
        </Actions>
      </Form>
    </>
  );
}

/** The question to VZP about a month, or about all cards. */
function Asked() {
  const { month, around, question } = useLoaderData<typeof loader>();
  const { t } = useTranslation("insuredNumbers");
  const { locale } = useRoot();
  const to = useHref();
  const administers = useMay("medicalCenter:write");
  const months = [-1, 0, 1].map((step) => addMonths(around, step));
  return (
    <Question
      {...question}
      isOfAll={month === null}
      spans={[
        ...months.map((one) => ({
          label: formatDate(one, locale, "month"),
          href: to(insurerBillingPages.insuredNumbers, spanQuery(one)),
          current: one === month,
        })),
        {
          label: t("allCards"),
          href: to(insurerBillingPages.insuredNumbers, spanQuery(null)),
          current: month === null,
        },
      ]}
      fileHref={(name) => to(insurerBillingPages.insuredNumbersFile, { ...spanQuery(month), name })}
      contractsHref={administers ? to(insurancePages.insurance) : undefined}
    />
  );
}
