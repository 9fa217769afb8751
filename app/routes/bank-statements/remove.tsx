import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { periodOf } from "#app/components/bank-statements/period-of.ts";
import { Confirm, Subject } from "#app/components/dialogs/confirm.tsx";
import { ErrorSummary } from "#app/components/forms/error-summary.tsx";
import { BankStatementPage, RemoveStatement } from "#app/graphql/money/bank-statements.ts";
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
import { bankPages } from "#app/paths/money/bank-statements.ts";

export const handle: PageHandle = {
  i18n: ["bankStatements", "forms", "errors"],
  title: "bankStatements:removeQuestion",
  inDialog: true,
};

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, bankPages.bankStatementRemove);
  return (await load(args, BankStatementPage, { id: idOf(args) })).bankStatement;
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, z.object({}), async () => {
    const { bankStatementRemove: kept } = await call(args, RemoveStatement, { statement: idOf(args) });
    return kept
      ? flash(args, redirect(hrefHere(args, bankPages.bankStatement, { id: kept.id })), {
          key: "bankStatements:removedRest",
          variant: "info",
        })
      : flash(args, redirect(hrefHere(args, bankPages.bankStatements)), { key: "bankStatements:removed" });
  });

/** Asks before an import is removed; one of which something is booked says so, and offers no button. */
export default function RemoveStatementPage() {
  const { id, number, from, to: until, booked, movements } = useLoaderData<typeof loader>();
  const page = useFormPage("bank-statement-remove", {});
  const { t } = useTranslation("bankStatements");
  const { locale } = useRoot();
  const to = useHref();
  return (
    <Confirm
      {...page.formProps}
      question={t("removeQuestion")}
      about={
        <Subject name={number === null ? t("statement") : t("numbered", { number })}>
          {[periodOf(from, until, locale), t("removeMovements", { count: movements })].filter(Boolean).join(", ")}
        </Subject>
      }
      effect={booked > 0 ? t("removeBooked", { count: booked }) : t("removeText")}
      does={booked > 0 ? undefined : t("remove")}
      backHref={to(bankPages.bankStatement, { id })}
      faults={<ErrorSummary form={page.form} labelOf={() => t("statement")} apiMessage={page.apiMessage} />}
    />
  );
}
