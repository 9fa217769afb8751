import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Turn } from "#rules/inputs/patients/consent.ts";
import { Note } from "#app/components/base/note.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { Billing, SwitchInvoicing } from "#app/graphql/money/billing.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { billingPages } from "#app/paths/money/billing.ts";

export const handle: PageHandle<{ on: boolean }> = {
  i18n: ["billing", "forms", "errors"],
  title: (t, { on }) => t(on ? "billing:offQuestion" : "billing:onQuestion"),
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, billingPages.invoicingSwitch);
  const { invoicingActive, companyName } = (await load(args, Billing)).billingInformation;
  return { on: invoicingActive, companyName };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, Turn, async (input) => {
    const active = input.active === "true";
    await call(args, SwitchInvoicing, { active });
    return flash(args, redirect(hrefHere(args, billingPages.billing)), {
      key: active ? "billing:turnedOn" : "billing:turnedOff",
    });
  });

export default function SwitchInvoicingPage() {
  const { on, companyName } = useLoaderData<typeof loader>();
  const { apiMessage } = useFormPage("invoicing");
  const { t } = useTranslation("billing");
  const { formKey } = useRoot();
  const to = useHref();
  return (
    <Confirm
      question={t(on ? "offQuestion" : "onQuestion")}
      about={<Subject name={companyName} />}
      effect={t(on ? "offText" : "onText")}
      does={t(on ? "turnOff" : "turnOn")}
      danger={on}
      backHref={to(billingPages.billing)}
      idempotencyKey={formKey}
      sends={{ active: String(!on) }}
      faults={apiMessage && <Note variant="warning">{apiMessage}</Note>}
    />
  );
}
