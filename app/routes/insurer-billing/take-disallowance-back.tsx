import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { BatchDetail, TakeDisallowanceBack } from "#app/graphql/insurers/batches.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import { formatMoney } from "#rules/format.ts";

export const handle: PageHandle = {
  i18n: ["insurerBilling", "forms", "errors"],
  title: "insurerBilling:settlement.takeBackQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, insurerBillingPages.batchDisallowanceTakeBack);
  const { batch } = await load(args, BatchDetail, { id: idOf(args) });
  const disallowance = batch.disallowances.find(({ id }) => id === idOf(args, "disallowance"));
  if (!disallowance) throw new Response(null, { status: 404 });
  return { id: batch.id, version: batch.version, disallowance };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async (_input, form) => {
    const sent = { disallowance: idOf(args, "disallowance"), version: Number(form.get("version")) };
    await call(args, TakeDisallowanceBack, sent);
    return flash(args, redirect(hrefHere(args, insurerBillingPages.batch, { id: idOf(args) })), {
      key: "insurerBilling:settlement.tookBack",
    });
  });

export default function TakeDisallowanceBackPage() {
  const { id, version, disallowance } = useLoaderData<typeof loader>();
  const { t } = useTranslation("insurerBilling");
  const { form, formProps, apiMessage } = useFormPage("batch-take-back");
  const { locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      {...formProps}
      version={version}
      question={t("settlement.takeBackQuestion")}
      about={
        <Subject name={formatMoney(disallowance.amount, locale)}>
          {`${t(`settlement.kinds.${disallowance.kind}`)}, ${disallowance.reason}`}
        </Subject>
      }
      effect={t("settlement.takeBackText")}
      does={t("settlement.takeBackDo")}
      backHref={to(insurerBillingPages.batch, { id })}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
    />
  );
}
