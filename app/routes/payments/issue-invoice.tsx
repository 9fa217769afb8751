import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Note } from "#app/components/base/note.tsx";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { call, load } from "#app/graphql/client.server.ts";
import { IssueInvoice } from "#app/graphql/invoices.ts";
import { PaymentPage } from "#app/graphql/payments.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { paymentPages } from "#app/paths/payments.ts";
import type { Locale } from "#rules/codes.ts";
import { formatMoney } from "#rules/format.ts";

export const handle: PageHandle = {
  i18n: ["invoices", "forms", "errors"],
  title: "invoices:issueQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, "invoice:write");
  const { id, version, price, paymentItems } = (await load(args, PaymentPage, { id: idOf(args) })).payment;
  return { id, version, price, names: paymentItems.map(({ name }) => name) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async (_input, form) => {
    const payment = idOf(args);
    const { invoiceCreate } = await call(args, IssueInvoice, { payment, version: Number(form.get("version")) });
    return flash(args, redirect(hrefHere(args, paymentPages.payment, { id: payment })), {
      key: "invoices:issued",
      values: { number: invoiceCreate.invoiceNumber },
    });
  });

export default function IssueInvoicePage() {
  const { id, version, price, names } = useLoaderData<typeof loader>();
  const { apiMessage, formProps } = useFormPage("issue-invoice");
  const { t, i18n } = useTranslation("invoices");
  const to = useHref();
  return (
    <Confirm
      {...formProps}
      question={t("issueQuestion")}
      about={<Subject name={names.join(", ")}>{formatMoney(price, i18n.language as Locale)}</Subject>}
      effect={t("issueText")}
      does={t("issue")}
      danger={false}
      backHref={to(paymentPages.payment, { id })}
      version={version}
      faults={apiMessage && <Note variant="warning">{apiMessage}</Note>}
    />
  );
}
