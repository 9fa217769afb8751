import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EntryFields } from "#app/components/cash/entry-fields.tsx";
import { RecordForm } from "#app/components/forms/record-form.tsx";
import { CreateCashEntry } from "#app/graphql/money/cash.ts";
import { call } from "#app/graphql/client.server.ts";
import { receiptLink } from "#app/http/cash/receipt-link.ts";
import { flash } from "#app/http/forms/flash.server.ts";
import { keptForm } from "#app/http/forms/keep-form.server.ts";
import { submitForm } from "#app/http/forms/submit-form.server.ts";
import { useFormPage } from "#app/http/page/form-page.ts";
import { useHref } from "#app/http/page/page.ts";
import type { PageHandle } from "#app/http/page/title.ts";
import { myCurrency } from "#app/http/session/my-currency.server.ts";
import { hrefHere } from "#app/http/request/href-here.ts";
import { queryOf } from "#app/http/request/query.ts";
import { permitted } from "#app/http/session/permitted.server.ts";
import { cashPages } from "#app/paths/money/cash.ts";
import { CashEntryInput } from "#rules/inputs/cash/entry.ts";

export const handle: PageHandle = { i18n: ["cash", "payments", "forms", "errors"], title: "cash:newEntry" };

type Typed = Record<"direction" | "amount" | "reason", string>;

export async function loader(args: LoaderFunctionArgs) {
  await permitted(args, cashPages.cashEntryNew);
  return {
    box: queryOf(args, cashPages.cashEntryNew).box,
    currency: await myCurrency(args),
    values: ((await keptForm(args)) ?? { direction: "OUT", amount: "", reason: "" }) as Typed,
  };
}

export const action = async (args: ActionFunctionArgs) =>
  submitForm(args, CashEntryInput(await myCurrency(args)), async (input) => {
    const { box } = queryOf(args, cashPages.cashEntryNew);
    const { id, number } = (await call(args, CreateCashEntry, { cashBox: box, input })).cashEntryCreate;
    return flash(args, redirect(hrefHere(args, cashPages.cashBook, { box })), {
      key: "cash:entered",
      values: { number },
      links: receiptLink(args, { id }),
    });
  });

export default function CreateCashEntryPage() {
  const { box, currency, values } = useLoaderData<typeof loader>();
  const page = useFormPage<Typed>("cash-entry", values);
  const { t } = useTranslation("cash");
  const to = useHref();
  const labels: Record<string, string> = { direction: t("direction"), amount: t("amount"), reason: t("purpose") };
  return (
    <RecordForm
      title={t("newEntry")}
      list={{ href: to(cashPages.cashBook, { box }), label: t("book") }}
      save={t("save")}
      page={{ ...page, formProps: { ...page.formProps, action: to(cashPages.cashEntryNew, { box }) } }}
      labelOf={(name) => labels[name] ?? name}
    >
      <EntryFields fields={page.fields} currency={currency} />
    </RecordForm>
  );
}
