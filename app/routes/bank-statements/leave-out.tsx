import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { TextField } from "#app/components/forms/fields/text-field.tsx";
import { BankMovementPage, LeaveOutMovement } from "#app/graphql/money/bank-statements.ts";
import { call } from "#app/graphql/client.server.ts";
import { load } from "#app/http/request/load.server.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref, useRoot } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { idOf } from "#app/http/request/id-of.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { bankPages } from "#app/paths/money/bank-statements.ts";
import { formatDate, formatMoney } from "#rules/format.ts";
import { LeaveOutInput } from "#rules/inputs/payments/bank-statements.ts";

export const handle: PageHandle = {
  i18n: ["bankStatements", "forms", "errors"],
  title: "bankStatements:leaveOutQuestion",
  inDialog: true,
};

type Typed = { reason: string };

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, bankPages.bankMovementLeaveOut);
  const { bankMovement } = await load(args, BankMovementPage, { id: idOf(args) });
  return { movement: bankMovement, values: (await keptForm(args)) as Typed | undefined };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, LeaveOutInput, async ({ reason }, form) => {
    const sent = { movement: idOf(args), version: Number(form.get("version")), reason };
    const { statement } = (await call(args, LeaveOutMovement, sent)).bankMovementLeaveOut;
    return flash(args, redirect(hrefHere(args, bankPages.bankStatement, { id: statement.id, tab: "cekajici" })), {
      key: "bankStatements:leftOut",
    });
  });

export default function LeaveOutPage() {
  const { movement, values } = useLoaderData<typeof loader>();
  const { id, day, amount, booked, counterName, counterAccount, version } = movement;
  const page = useFormPage<Typed>("bank-leave-out", values);
  const { t } = useTranslation("bankStatements");
  const { locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      {...page.formProps}
      version={version}
      question={t("leaveOutQuestion")}
      about={
        <Subject name={formatMoney({ ...amount, amount: amount.amount - booked.amount }, locale)}>
          {[formatDate(day, locale), counterName ?? counterAccount].filter(Boolean).join(", ")}
        </Subject>
      }
      effect={t("leaveOutText")}
      does={t("leaveOutDo")}
      danger={false}
      backHref={to(bankPages.bankMovement, { id })}
      fields={<TextField field={page.fields.reason} label={t("reason")} autoComplete="off" width="w100" />}
      faults={<ErrorSummary form={page.form} labelOf={() => t("reason")} apiMessage={page.apiMessage} />}
    />
  );
}
