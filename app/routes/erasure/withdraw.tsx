import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { DisposalToDecide, WithdrawDisposal } from "#app/graphql/erasure.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { erasurePages } from "#app/paths/erasure.ts";

export const handle: PageHandle = {
  i18n: ["erasure", "forms", "errors"],
  title: "erasure:withdrawTitle",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const { id, version } = (await load(args, DisposalToDecide, { disposal: idOf(args) })).disposal;
  return { id, version };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({ version: z.coerce.number().int() }), async ({ version }) => {
    await call(args, WithdrawDisposal, { disposal: idOf(args), version });
    return flash(args, redirect(hrefHere(args, erasurePages.disposals)), { key: "erasure:withdrawn" });
  });

export default function WithdrawDisposalPage() {
  const { id, version } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage("withdrawal");
  const { t } = useTranslation("erasure");
  const to = useHref();
  return (
    <Confirm
      title={t("withdrawTitle")}
      does={t("withdraw")}
      cancelHref={to(erasurePages.disposal, { id })}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
      {...formProps}
      version={version}
    >
      <p className="mb">{t("withdrawText")}</p>
    </Confirm>
  );
}
