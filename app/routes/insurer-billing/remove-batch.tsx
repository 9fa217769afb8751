import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { BatchDetail, RemoveBatch } from "#app/graphql/insurers/batches.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { monthOf } from "#rules/insurance/batches/month-of.ts";

export const handle: PageHandle = {
  i18n: ["insurerBilling", "forms", "errors"],
  title: "insurerBilling:batches.removeQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.batchRemove);
  return (await load(args, BatchDetail, { id: idOf(args) })).batch;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async (_input, form) => {
    const id = idOf(args);
    const { batch } = await call(args, BatchDetail, { id });
    await call(args, RemoveBatch, { batch: id, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, insurerBillingPages.insurerBilling, { month: monthOf(batch) })), {
      key: "insurerBilling:batches.removed",
      values: { number: batch.sequenceId },
    });
  });

export default function RemoveBatchPage() {
  const { id, version, sequenceId, insuranceCompany } = useLoaderData<typeof loader>();
  const { t } = useTranslation("insurerBilling");
  const { form, formProps, apiMessage } = useFormPage("batch-removal");
  const to = useHref();
  return (
    <Confirm
      {...formProps}
      version={version}
      question={t("batches.removeQuestion")}
      about={
        <Subject name={t("batches.title", { number: sequenceId })}>
          {`${insuranceCompany.code} ${insuranceCompany.name}`}
        </Subject>
      }
      effect={t("batches.removeText")}
      does={t("batches.removeDo")}
      danger
      backHref={to(insurerBillingPages.batch, { id })}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
    />
  );
}
