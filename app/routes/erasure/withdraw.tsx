import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Confirm } from "#app/components/dialogs/confirm.tsx";
import { ProposalSubject } from "#app/components/erasure/proposal-subject.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { DisposalToDecide, WithdrawDisposal } from "#app/graphql/patients/erasure.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { useHref } from "#app/http/page/page.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { erasurePages } from "#app/paths/patients/erasure.ts";

export const handle: PageHandle = {
  i18n: ["erasure", "forms", "errors"],
  title: "erasure:withdrawQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  const { id, version, proposedAt, proposedBy, cards } = (await load(args, DisposalToDecide, { disposal: idOf(args) }))
    .disposal;
  return { id, version, proposedAt, proposedBy, count: cards.length };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({ version: z.coerce.number().int() }), async ({ version }) => {
    await call(args, WithdrawDisposal, { disposal: idOf(args), version });
    return flash(args, redirect(hrefHere(args, erasurePages.disposals)), { key: "erasure:withdrawn" });
  });

export default function WithdrawDisposalPage() {
  const { id, version, ...proposal } = useLoaderData<typeof loader>();
  const { form, formProps, apiMessage } = useFormPage("withdrawal");
  const { t } = useTranslation("erasure");
  const to = useHref();
  return (
    <Confirm
      question={t("withdrawQuestion")}
      about={<ProposalSubject {...proposal} />}
      effect={t("withdrawText")}
      does={t("withdraw")}
      backHref={to(erasurePages.disposal, { id })}
      faults={<ErrorSummary form={form} labelOf={String} apiMessage={apiMessage} />}
      {...formProps}
      version={version}
    />
  );
}
