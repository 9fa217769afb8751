import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { ReminderTable } from "#app/components/payments/reminder-table.tsx";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { PaymentReminders, RemindOfPayments } from "#app/graphql/money/unpaid-payments.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { RemindersForm } from "#rules/inputs/payments/reminders.ts";

export const handle: PageHandle = { i18n: ["payments", "forms", "errors"], title: "payments:remindQuestion" };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, paymentPages.paymentReminders);
  const { payment = [] } = queryOf(args, paymentPages.paymentReminders);
  if (payment.length === 0)
    throw await flash(args, redirect(hrefHere(args, paymentPages.unpaidPayments)), {
      key: "payments:chooseFirst",
      variant: "info",
    });
  return (await load(args, PaymentReminders, { payments: payment })).paymentReminders;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, RemindersForm, async ({ payments }) => {
    const { paymentsRemind: reminders } = await call(args, RemindOfPayments, { payments });
    const sent = reminders.filter(({ recipient }) => recipient !== null).length;
    return flash(args, redirect(hrefHere(args, paymentPages.unpaidPayments)), {
      key: "payments:reminded",
      values: { sent, left: reminders.length - sent },
    });
  });

export default function RemindPage() {
  const rows = useLoaderData<typeof loader>();
  const page = useFormPage("payment-reminders", {});
  const { t } = useTranslation("payments");
  const to = useHref();
  const ids = rows.map(({ payment }) => payment.id);
  const going = rows.filter(({ recipient }) => recipient !== null).length;
  return (
    <Confirm
      {...page.formProps}
      question={t("remindQuestion")}
      about={<Subject name={t("remindCount", { count: rows.length })} />}
      effect={t("remindText")}
      does={going > 0 ? t("remindDo", { count: going }) : undefined}
      danger={false}
      backHref={to(paymentPages.unpaidPayments)}
      sends={{ payments: ids.join(",") }}
      faults={<ErrorSummary form={page.form} labelOf={() => t("reminders")} apiMessage={page.apiMessage} />}
    >
      <div className="mb">
        <ReminderTable rows={rows} />
      </div>
    </Confirm>
  );
}
